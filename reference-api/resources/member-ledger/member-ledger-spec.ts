import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { LedgerFilter, LedgerRow, LedgerSums } from '@/lib/contract/member-ledger';
import { wireTime } from '@/lib/format/shanghai-time';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenTimes, sameAs } from '@/reference-api/crud/filters';
import { membersById } from '@/reference-api/crud/members-by-id';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import type { pointRecord } from '@/reference-api/database/schema/ledger';
import { member } from '@/reference-api/database/schema/member';
import { maskedMobile } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';
import { memberKeyword } from '../member/member-keyword';
import type { LedgerTable } from './ledger-table';
import { numberedIds } from './numbered-ids';

type LedgerRecord = typeof pointRecord.$inferSelect;

/** What is special about the list of a ledger (member.md 2). */
export const ledgerSpec = <Table extends LedgerTable>(table: Table): ListSpec<Table, LedgerRow, LedgerFilter, LedgerSums> => ({
  table,
  object: 'flow',
  scope: ({ caller }, filter) => storeScope(table.storeId, caller, filter?.storeId),
  order: { createTime: table.createTime },
  where: (filter, { database }) => [
    filter.keyword ? inArray(table.memberId, membersNamed(filter.keyword, database)) : undefined,
    sameAs(table.memberId, filter.memberId),
    sameAs(table.bizType, filter.bizType),
    sameAs(table.bizNo, filter.bizNo || undefined),
    filter.direction && (filter.direction === 'in' ? gt(table.delta, 0) : lt(table.delta, 0)),
    ...betweenTimes(table.createTime, filter.startTime, filter.endTime),
  ],
  rows: async (records, call) => {
    const rows = await ledgerRows(records as unknown as LedgerRecord[], call);
    const ids = await numberedIds(table, rows, call);
    return rows.map((row) => ({ ...row, bizId: ids.get(row.bizNo) ?? null }));
  },
  summary: (matching, call) => sums(table, matching, call),
});

const membersNamed = (keyword: string, database: Database) => database.select({ id: member.id }).from(member).where(memberKeyword(keyword));

/** Rows with the names that stand beside them, as an export needs them. */
export async function ledgerRows(records: readonly LedgerRecord[], { database }: Pick<Call, 'database'>): Promise<LedgerRow[]> {
  const stores = await storeNames(records, database);
  const ids = records.map(({ memberId }) => memberId);
  const members = await membersById(ids, database);
  return records.map((record) => ({
    ...record,
    nickname: members.get(record.memberId)?.nickname ?? '',
    mobile: maskedMobile(members.get(record.memberId)?.mobile ?? ''),
    storeName: stores.get(record.storeId) ?? '',
    createTime: wireTime(record.createTime),
  }));
}

/** What came in and what went out of everything that matches; both without a sign. */
async function sums(table: LedgerTable, matching: SQL | undefined, { database }: Call): Promise<LedgerSums> {
  const side = (of: SQL) => sql<number>`coalesce(sum(${table.delta}) filter (where ${of}), 0)::bigint`;
  const [row] = await database
    .select({ income: side(sql`${table.delta} > 0`), expense: side(sql`${table.delta} < 0`) })
    .from(table as typeof pointRecord)
    .where(and(matching));
  return { income: row?.income ?? 0, expense: -(row?.expense ?? 0) || 0 };
}

/** Changes the remark, the only part of a row that may change. */
export const setRemark = (table: LedgerTable, id: number, remark: string, { database }: Call) =>
  database
    .update(table as typeof pointRecord)
    .set({ remark })
    .where(eq(table.id, id));
