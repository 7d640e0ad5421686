import { z } from 'zod';
import { type Access, mainStoreOnly, needs } from '../access';
import { bulkAnswer } from '../call/bulk';
import { endpoint } from '../call/endpoint';
import type { ResourceName } from '../call/resource-name';
import { stateAnswer } from '../call/state-answer';
import { fen, id, idList, rule, text, time, wholeBetween } from '../field/fields';
import { withdrawalTerms } from './terms';

const base = '/v1/admin/cash';
const labels = 'cash.fields';
/** Whose money it is and where that is counted. */
const changes: readonly ResourceName[] = [
  ...(['balanceRecord', 'distributor', 'distributorCommissions', 'member'] as const),
  ...(['store', 'storeEarnings', 'storeFinance', 'storeInfo'] as const),
];
const audit = mainStoreOnly(needs('admin_P3', 'admin_P3.cashAudit'));
const pay = mainStoreOnly(needs('admin_P3', 'admin_P3.cashPay'));
const either: Access = mainStoreOnly({ codes: [['admin_P3'], ['admin_P3.cashAudit', 'admin_P3.cashPay']] });

/** What a store applies with: its own earnings by bank, WeChat code or Alipay (finance.md 2). */
export const cashApplication = z.object({
  amount: fen.refine((value) => value > 0, rule('required')),
  type: wholeBetween(2, 4),
  /** One of the store's receiving accounts; null = its settlement account. */
  accountId: id.nullable().default(null),
});

/** For other stores; the main store's earnings need no withdrawal. */
export const cashApply = endpoint({
  name: 'cash.apply',
  method: 'POST',
  path: base,
  access: needs('admin_P3'),
  idempotent: true,
  body: cashApplication,
  data: stateAnswer.extend({ cashNo: z.string(), fee: fen, arrival: fen }),
  labels,
  changes,
});

/** What stands behind an application: the rules in force and the accounts that may be named. */
export const cashTerms = endpoint({
  name: 'cash.terms',
  method: 'GET',
  path: `${base}/terms`,
  access: needs('admin_P3'),
  data: withdrawalTerms.extend({
    accounts: z.array(z.object({ id: id.nullable(), type: z.number().int(), name: z.string(), no: z.string() })),
  }),
});

export const cashCancel = endpoint({
  name: 'cash.cancel',
  method: 'PUT',
  path: `${base}/cancel`,
  access: needs('admin_P3'),
  body: z.object({ id }),
  data: stateAnswer,
  changes,
});

export const cashApprove = endpoint({
  name: 'cash.approve',
  method: 'PUT',
  path: `${base}/approve`,
  access: audit,
  idempotent: true,
  body: z.object({ ids: idList, remark: z.string().trim().max(200).default('') }),
  data: bulkAnswer,
  labels,
  changes,
});

export const cashReject = endpoint({
  name: 'cash.reject',
  method: 'PUT',
  path: `${base}/reject`,
  access: audit,
  idempotent: true,
  body: z.object({ ids: idList, reason: text(1, 200) }),
  data: bulkAnswer,
  labels,
  changes,
});

/** Confirms a manual transfer; one voucher may stand for many rows (clarifications 38). */
export const cashPayment = z.object({
  payNo: text(1, 64),
  voucher: z
    .array(z.string().trim().min(1).max(500))
    .max(3)
    .refine((pictures) => pictures.length > 0, rule('requiredMedia')),
  payTime: time,
});

export const cashPay = endpoint({
  name: 'cash.pay',
  method: 'PUT',
  path: `${base}/pay`,
  access: pay,
  idempotent: true,
  body: cashPayment.extend({ ids: idList }),
  data: bulkAnswer,
  labels,
  changes,
});

export const cashFail = endpoint({
  name: 'cash.fail',
  method: 'PUT',
  path: `${base}/fail`,
  access: pay,
  body: z.object({ id, reason: text(1, 200) }),
  data: stateAnswer,
  labels,
  changes,
});

export const cashRetry = endpoint({
  name: 'cash.retry',
  method: 'PUT',
  path: `${base}/retry`,
  access: pay,
  body: z.object({ id }),
  data: stateAnswer,
  changes,
});

/** The account in full; every reading is written down (00-conventions 1.6). */
export const cashReveal = endpoint({
  name: 'cash.reveal',
  method: 'GET',
  path: `${base}/reveal`,
  access: either,
  query: z.object({ id }),
  data: z.object({ value: z.string() }),
});
