import { z } from 'zod';
import { choices, percent } from '../field/fields';
import { moneyBetween, onOff, optionalText } from './values';

/** Withdrawals of distributors, stores and members. */
export const withdrawSettings = z.looseObject({
  minAmount: moneyBetween(0, 999_999_900).default(10_000),
  /** Most of one day; 0 = no limit. */
  maxDaily: moneyBetween(0, 9_999_999_900).default(0),
  feePercent: percent.default(0),
  /** Codes of CashType: 1 balance, 2 bank card, 3 WeChat QR code, 4 Alipay account. */
  types: choices(z.literal([1, 2, 3, 4]), 4)
    .min(1)
    .default([1, 2, 3, 4]),
  /** Whoever approved a withdrawal may not pay it. */
  separatePayer: onOff(0),
  workText: optionalText(100),
});
