import { z } from 'zod';
import { type Access, mainStoreOnly, needs } from './access';
import { endpoint } from './call/endpoint';
import { exportOf } from './call/listing-calls';
import { listing } from './call/resource';
import { adjustment } from './field/adjustment';
import { fen, id, idList, nothing, text, time } from './field/fields';

/** A row of the ledger of stores (shopping.md 5): append-only, only the remark may change and the settlement moves on. */
export const storeFlowRow = z.object({
  id,
  flowNo: z.string(),
  storeId: id,
  storeName: z.string(),
  bizType: z.number().int(),
  bizNo: z.string(),
  /** The order, withdrawal or application the number stands for; null when it is gone. */
  bizId: id.nullable(),
  orderKind: z.number().int().nullable(),
  memberNickname: z.string(),
  /** Signed. */
  amount: fen,
  orderAmount: fen,
  platformFee: fen,
  commission: fen,
  settleStatus: z.number().int(),
  /** The planned time while pending. */
  settleTime: time.nullable(),
  balanceAfter: fen.nullable(),
  remark: z.string(),
  operatorName: z.string(),
  createTime: time,
});
export type StoreFlow = z.infer<typeof storeFlowRow>;

export const storeFlowFilter = z.object({
  bizType: idList.optional(),
  direction: z.enum(['in', 'out']).optional(),
  bizNo: z.string().trim().max(50).optional(),
  settleStatus: z.coerce.number().int().optional(),
  startTime: time.optional(),
  endTime: time.optional(),
  storeId: z.coerce.number().int().optional(),
});
export type StoreFlowFilter = z.infer<typeof storeFlowFilter>;

/** The sums of everything that matches; all but `net` are unsigned amounts of their kind (open-questions 32). */
export const storeFlowSums = z
  .object({
    orderIncome: fen,
    refund: fen,
    platformFee: fen,
    commission: fen,
    pending: fen,
    settled: fen,
    withdrawn: fen,
    /** Everything that matches together, signed. */
    net: fen,
  })
  .partial();
export type StoreFlowSums = z.infer<typeof storeFlowSums>;

export const cycles = ['day', 'week', 'month'] as const;
export type Cycle = (typeof cycles)[number];

/** What came in and went out in one day, week or month; a week is named by its Monday. */
export const flowPeriod = z.object({ period: z.string(), income: fen, expense: fen, net: fen });
export type FlowPeriod = z.infer<typeof flowPeriod>;
const summaryAnswer = z.object({ list: z.array(flowPeriod), totalCount: z.number().int() });

const labels = 'storeFlow.fields';

function ledger(name: string, path: `/v1/${string}`, read: Access, write: Access) {
  const rows = listing({
    name,
    path,
    row: storeFlowRow,
    filter: storeFlowFilter,
    sortable: ['createTime', 'amount'],
    summary: storeFlowSums,
    labels,
    read,
  });
  const summary = endpoint({
    name: `${name}.summary`,
    method: 'GET',
    path: `${path}/summary`,
    access: read,
    query: storeFlowFilter.extend({ cycle: z.enum(cycles).default('day') }),
    data: summaryAnswer,
    labels,
  });
  const remark = endpoint({
    name: `${name}.remark`,
    changes: ['storeEarnings', 'storeFinance'],
    method: 'PUT',
    path: `${path}/remark`,
    access: write,
    body: z.object({ id, remark: z.string().trim().max(200) }),
    data: nothing,
    labels,
  });
  return { rows, summary, remark, export: exportOf(rows, storeFlowFilter) };
}

const platform = mainStoreOnly(needs('admin_P3', 'platform'));
const finance = ledger('storeFinance', '/v1/admin/store/finance', platform, platform);
const earnings = ledger('storeEarnings', '/v1/admin/store/earnings', needs('admin_P3'), needs('admin_P3'));

/** 门店流水: the rows of all stores, for the platform. */
export const storeFinance = finance.rows;
export const storeFinanceExport = finance.export;
export const storeFinanceSummary = finance.summary;
export const storeFinanceRemark = finance.remark;

/** 收益流水: the rows of the present store. */
export const storeEarnings = earnings.rows;
export const storeEarningsExport = earnings.export;
export const storeEarningsSummary = earnings.summary;
export const storeEarningsRemark = earnings.remark;

/** Moves a store's balance by hand; row 10, settled at once. */
export const storeFinanceAdjust = endpoint({
  name: 'storeFinance.adjust',
  method: 'POST',
  path: '/v1/admin/store/finance/adjust',
  access: platform,
  idempotent: true,
  body: z.object({ storeId: id, delta: adjustment, remark: text(1, 100) }),
  data: z.object({ id, balance: fen }),
  labels: 'storeFlow.adjustFields',
  changes: ['store', 'storeEarnings'],
});

/** What the present store may withdraw, waits for, has under way and has earned. */
export const storeEarningsAccount = endpoint({
  name: 'storeEarnings.account',
  method: 'GET',
  path: '/v1/admin/store/earnings/account',
  access: needs('admin_P3'),
  data: z.object({ balance: fen, pendingSettle: fen, withdrawing: fen, withdrawn: fen, total: fen }),
});

const ORDER_ROWS: readonly number[] = [1, 2];

/** Amount, fee and commission of an order stand on the rows of its income and refunds alone (open-questions 32). */
export const showsOrderAmount = ({ bizType }: Pick<StoreFlow, 'bizType'>): boolean => ORDER_ROWS.includes(bizType);

const RECORDS: Readonly<Record<number, 'withdrawal' | 'plan'>> = {
  7: 'plan',
  8: 'withdrawal',
  9: 'withdrawal',
  11: 'plan',
  12: 'withdrawal',
};

/** What kind of record a row's number stands for, by `bizId`; undefined where it stands for nothing. */
export function flowRecord({
  bizType,
  bizId,
  orderKind,
}: Pick<StoreFlow, 'bizType' | 'bizId' | 'orderKind'>): 'order' | 'withdrawal' | 'plan' | undefined {
  if (bizId === null) return undefined;
  return RECORDS[bizType] ?? (orderKind === null ? undefined : 'order');
}
