import { z } from 'zod';
import { percent, wholeBetween } from '../field/fields';
import { html, moneyBetween, onOff } from './values';

/** The rules for the other stores, kept by the main store alone (parameter.md 6). */
export const otherStoreSettings = z.looseObject({
  applyEnabled: onOff(1),
  applyNeedMeal: onOff(0),
  needLicense: onOff(1),
  applyAgreement: html,
  /** 0 until one is chosen: the default level of the table counts then. */
  defaultLevelId: z.number().int().min(0).default(0),
  /** Features of a store without a plan, comma-separated. */
  defaultAuths: z.string().max(200).default(''),
  /** 0 switches the review of goods off for all levels. */
  goodsAudit: onOff(1),
  keyFieldReaudit: onOff(1),
  maxUploadMb: wholeBetween(1, 500).default(100),
  allowSelfRefund: onOff(0),
  /** Up to what amount a store refunds by itself; 0 = no limit. */
  refundLimit: moneyBetween(0, 99_999_999).default(0),
  allowOwnCoupon: onOff(1),
  allowDistribution: onOff(1),
  showDistance: onOff(1),
  expireRemindDays: wholeBetween(0, 60).default(7),
  expireGraceDays: wholeBetween(0, 30).default(0),
  platformRateDefault: percent.default(0),
  settleDaysDefault: wholeBetween(0, 90).default(7),
});
