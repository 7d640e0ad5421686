import { z } from 'zod';
import { needs } from './access';
import { exportOf, infoOf } from './call/listing-calls';
import { listing } from './call/resource';
import { fen, id, keyword, time, version } from './field/fields';
import { cashType } from './states/cash';

/** Where a withdrawal goes; `no` is masked in lists. */
export const cashAccount = z.object({
  holder: z.string().default(''),
  no: z.string().default(''),
  bankName: z.string().default(''),
  branch: z.string().default(''),
  qrcode: z.string().default(''),
});

type CashAccount = z.infer<typeof cashAccount>;

/** What an account of each kind cannot be paid without (clarifications 17). */
export const neededInAccount: Readonly<Record<number, readonly (keyof CashAccount)[]>> = {
  [cashType.bank]: ['holder', 'no', 'bankName'],
  [cashType.wechat]: ['holder', 'qrcode'],
  [cashType.alipay]: ['holder', 'no'],
};

/** What an account of a kind lacks to be paid. */
export const missingInAccount = (type: number, account: Partial<CashAccount>): (keyof CashAccount)[] =>
  (neededInAccount[type] ?? []).filter((field) => (account[field] ?? '').trim() === '');

/** A withdrawal of a commission, a store's earnings or a member's balance (finance.md 2). */
export const cashRow = z.object({
  id,
  cashNo: z.string(),
  applicant: z.number().int(),
  memberId: id.nullable(),
  storeId: id,
  storeName: z.string(),
  name: z.string(),
  mobile: z.string(),
  amount: fen,
  fee: fen,
  arrival: fen,
  balanceBefore: fen,
  type: z.number().int(),
  account: cashAccount,
  status: z.number().int(),
  auditReason: z.string(),
  auditorId: id.nullable(),
  auditorName: z.string(),
  auditTime: time.nullable(),
  payVoucher: z.array(z.string()),
  payNo: z.string(),
  payerName: z.string(),
  payTime: time.nullable(),
  failReason: z.string(),
  remark: z.string(),
  createTime: time,
  version,
});
export type Cash = z.infer<typeof cashRow>;

export const cashTabs = ['all', '0', '10', '11', '20', '21', '30'] as const;

export const cashFilter = z.object({
  keyword,
  /** `all`, or states separated by commas. */
  tab: z
    .string()
    .regex(/^(?:all|\d{1,2}(?:,\d{1,2})*)$/)
    .default('all'),
  applicant: z.coerce.number().int().optional(),
  type: z.coerce.number().int().optional(),
  status: z.coerce.number().int().optional(),
  memberId: z.coerce.number().int().optional(),
  startTime: time.optional(),
  endTime: time.optional(),
  storeId: z.coerce.number().int().optional(),
});
export type CashFilter = z.infer<typeof cashFilter>;

/** Sums over everything that matches, whatever tab is open: `amount` for the tab itself. */
export const cashSums = z.object({ pending: fen, toPay: fen, paid: fen, fee: fen, amount: fen });
export type CashSums = z.infer<typeof cashSums>;

const base = '/v1/admin/cash';
const read = needs('admin_P3');

export const cash = listing({
  name: 'cash',
  path: base,
  row: cashRow,
  filter: cashFilter,
  summary: cashSums.partial(),
  sortable: ['createTime', 'amount'],
  labels: 'cash.fields',
  read,
});

export const cashInfo = infoOf(cash, cashRow);

/** `format=bank` holds what waits for a bank transfer with accounts in full and asks for admin_P3.cashPay (finance.md 2). */
export const cashExport = exportOf(cash, cashFilter.extend({ format: z.literal('bank').optional() }));
