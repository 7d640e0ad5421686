import { z } from 'zod';
import { wholeBetween } from '../field/fields';
import { moneyBetween, onOff } from './values';

/** Points: how they are given and what they are worth. */
export const pointsSettings = z.looseObject({
  enabled: onOff(1),
  /** Points for each whole 元 paid. */
  giveRate: wholeBetween(0, 100).default(1),
  deductEnabled: onOff(1),
  /** What one point is worth, in 分. */
  unit: moneyBetween(1, 100).default(1),
  deductMaxPercent: wholeBetween(0, 100).default(50),
  /** Points of the first to seventh day in a row. */
  signIn: z.array(wholeBetween(0, 999)).length(7).default([1, 2, 3, 4, 5, 6, 10]),
  registerGive: wholeBetween(0, 9999).default(0),
});
