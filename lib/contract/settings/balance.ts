import { z } from 'zod';
import { kept } from '../field/kept';
import { moneyBetween, onOff } from './values';

/** One amount members may recharge, and what is given on top. */
export const rechargeOption = kept({
  amount: moneyBetween(1, 99_999_999),
  gift: moneyBetween(0, 99_999_999).default(0),
});

/** The members' balance: recharging and paying. */
export const balanceSettings = z.looseObject({
  rechargeEnabled: onOff(0),
  options: z.array(rechargeOption).max(8).default([]),
  payEnabled: onOff(1),
});
