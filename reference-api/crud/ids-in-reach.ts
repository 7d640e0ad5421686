import { and, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { order } from '@/reference-api/database/schema/order';
import type { Call } from '@/reference-api/serve';
import type { CrudTable } from './crud-spec';
import { oneOf } from './list-page';
import { storeScope } from './scope';

/**
 * Which of these ids the caller may open: `idsInReach(member.storeId, ids, call)`. A member of one store buys in others as well,
 * so that a row one may read names records one may not.
 */
export async function idsInReach(
  ofStore: PgColumn,
  wanted: readonly (number | null)[],
  { database, caller }: Pick<Call, 'database' | 'caller'>,
  live?: SQL,
): Promise<ReadonlySet<number>> {
  const table = ofStore.table as CrudTable;
  const ids = [...new Set(wanted.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Set();
  const found = await database
    .select({ id: table.id })
    .from(table)
    .where(and(oneOf(table, ids), storeScope(ofStore, caller), live));
  return new Set(found.map(({ id }) => Number(id)));
}

/** Which of these orders the caller may open: what was deleted is kept for the ledgers alone. */
export const ordersInReach = (wanted: readonly (number | null)[], call: Pick<Call, 'database' | 'caller'>): Promise<ReadonlySet<number>> =>
  idsInReach(order.storeId, wanted, call, isNull(order.deletedAt));

/** Rows that name an order, with no id where the caller may not open it; the number stays. */
export async function withOrdersInReach<Row extends { orderId: number | null }>(
  rows: readonly Row[],
  call: Pick<Call, 'database' | 'caller'>,
): Promise<Row[]> {
  const named = rows.map(({ orderId }) => orderId);
  const reach = await ordersInReach(named, call);
  return rows.map((row) => ({ ...row, orderId: row.orderId !== null && reach.has(row.orderId) ? row.orderId : null }));
}
