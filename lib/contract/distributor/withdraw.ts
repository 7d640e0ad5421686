import { z } from 'zod';
import { mainStoreOnly, needs } from '../access';
import { endpoint } from '../call/endpoint';
import { stateAnswer } from '../call/state-answer';
import { cashAccount } from '../cash';
import { withdrawalTerms } from '../cash/terms';
import { fen, id, rule, wholeBetween } from '../field/fields';

/** What a dismissed distributor still has is paid out by the main store alone, which files the withdrawal (member.md 5). */
export const distributorWithdrawal = z.object({
  amount: fen.refine((value) => value > 0, rule('required')),
  /** 1 balance, 2 bank card, 3 WeChat code, 4 Alipay. */
  type: wholeBetween(1, 4),
  account: cashAccount,
});

const path = '/v1/admin/distributor/withdraw';
const access = mainStoreOnly(needs('admin_P1', 'admin_P8', 'admin_P8.edit'));

export const distributorWithdraw = endpoint({
  name: 'distributor.withdraw',
  method: 'POST',
  path,
  access,
  idempotent: true,
  changes: ['cash', 'distributorCommissions', 'member'],
  body: distributorWithdrawal.extend({ id }),
  data: stateAnswer.extend({ cashNo: z.string(), fee: fen, arrival: fen }),
  labels: 'distributor.withdraw',
});

/** The rules in force for what a dismissed distributor still has. */
export const distributorWithdrawTerms = endpoint({
  name: 'distributor.withdrawTerms',
  method: 'GET',
  path: `${path}/terms`,
  access,
  query: z.object({ id }),
  data: withdrawalTerms,
});
