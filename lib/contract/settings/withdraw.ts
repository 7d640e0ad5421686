import { z } from 'zod';
import { choices, percent } from '../field/fields';
import { cashType } from '../states/cash';
import { moneyBetween, onOff, optionalText } from './values';

const everyType = Object.values(cashType);

/** Withdrawals of distributors, stores and members. */
export const withdrawSettings = z.looseObject({
  minAmount: moneyBetween(0, 999_999_900).default(10_000),
  /** Most of one day; 0 = no limit. */
  maxDaily: moneyBetween(0, 9_999_999_900).default(0),
  feePercent: percent.default(0),
  types: choices(z.literal(everyType), everyType.length).min(1).default(everyType),
  /** Whoever approved a withdrawal may not pay it. */
  separatePayer: onOff(0),
  workText: optionalText(100),
});
