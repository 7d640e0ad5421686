import { z } from 'zod';
import { needs } from './access';
import { endpoint } from './call/endpoint';
import { exportOf } from './call/listing-calls';
import { listing } from './call/resource';
import { id, keyword, nothing, time } from './field/fields';

/** A row of a ledger: append-only, `after` is the value once `delta` was added; only the remark may change (member.md 2). */
export const ledgerRow = z.object({
  id,
  no: z.string(),
  memberId: id,
  nickname: z.string(),
  mobile: z.string(),
  bizType: z.number().int(),
  bizNo: z.string(),
  /** The order or withdrawal the number names; null where there is none, or none the reader may see. */
  bizId: id.nullable().optional(),
  title: z.string(),
  /** Points, or 分 for balances; signed. */
  delta: z.number().int(),
  after: z.number().int(),
  remark: z.string(),
  operatorName: z.string(),
  createTime: time,
  storeId: id,
  storeName: z.string(),
});
export type LedgerRow = z.infer<typeof ledgerRow>;

export const ledgerFilter = z.object({
  keyword,
  memberId: z.coerce.number().int().optional(),
  bizType: z.coerce.number().int().optional(),
  direction: z.enum(['in', 'out']).optional(),
  bizNo: z.string().trim().max(50).optional(),
  startTime: time.optional(),
  endTime: time.optional(),
  storeId: z.coerce.number().int().optional(),
});
export type LedgerFilter = z.infer<typeof ledgerFilter>;

/** What came in and went out over everything that matches. */
const ledgerSums = z.object({ income: z.number(), expense: z.number() }).partial();
export type LedgerSums = z.infer<typeof ledgerSums>;

const read = needs('admin_P1');

function ledger(name: string, path: `/v1/${string}`) {
  const rows = listing({
    name,
    path,
    row: ledgerRow,
    filter: ledgerFilter,
    summary: ledgerSums,
    sortable: ['createTime'],
    labels: 'ledger.fields',
    read,
  });
  const remark = endpoint({
    name: `${name}.remark`,
    method: 'PUT',
    path: `${path}/remark`,
    access: needs('admin_P1', 'admin_P1.edit'),
    body: z.object({ id, remark: z.string().trim().max(200) }),
    data: nothing,
    labels: 'ledger.fields',
  });
  return { rows, remark, download: exportOf(rows, ledgerFilter) };
}

const points = ledger('pointRecord', '/v1/admin/member/point');
const balances = ledger('balanceRecord', '/v1/admin/member/balance');

export const pointRecord = points.rows;
export const pointRecordRemark = points.remark;
export const pointRecordExport = points.download;
export const balanceRecord = balances.rows;
export const balanceRecordRemark = balances.remark;
export const balanceRecordExport = balances.download;

/** What the number of a ledger row names, by its business type; a row of another type names no record (00-conventions 8). */
export const numberedRecords = {
  points: { 11: 'order', 12: 'order', 21: 'order', 22: 'order' },
  balance: { 3: 'order', 4: 'order', 6: 'withdrawal', 7: 'withdrawal', 8: 'withdrawal' },
  /** Rows of orders name theirs by id as well. */
  commission: { 1: 'order', 2: 'withdrawal', 3: 'withdrawal', 4: 'order' },
} as const satisfies Record<string, Readonly<Record<number, 'order' | 'withdrawal'>>>;

/** What the number of one row names; undefined where it is no record's. */
export const recordNumbered = (ledger: keyof typeof numberedRecords, bizType: number): 'order' | 'withdrawal' | undefined =>
  (numberedRecords[ledger] as Readonly<Record<number, 'order' | 'withdrawal'>>)[bizType];
