import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type LedgerRow, recordNumbered } from '@/lib/contract/member-ledger';
import { isMain } from '@/reference-api/auth/caller';
import { storeScope } from '@/reference-api/crud/scope';
import { cash, refund } from '@/reference-api/database/schema/after-sale';
import { pointRecord } from '@/reference-api/database/schema/ledger';
import { order } from '@/reference-api/database/schema/order';
import type { Call } from '@/reference-api/serve';
import type { LedgerTable } from './ledger-table';

/**
 * The order or withdrawal the numbers of rows name, by number, as far as the caller may read it: a member of one store buys in
 * another as well, and withdrawals of members are the main store's affair.
 */
export async function numberedIds(
  table: LedgerTable,
  rows: readonly LedgerRow[],
  { database, caller }: Pick<Call, 'database' | 'caller'>,
): Promise<ReadonlyMap<string, number>> {
  const ledger = table === pointRecord ? 'points' : 'balance';
  const numbers = (of: 'order' | 'withdrawal') => [
    ...new Set(rows.filter(({ bizType, bizNo }) => bizNo !== '' && recordNumbered(ledger, bizType) === of).map(({ bizNo }) => bizNo)),
  ];
  const [orderNos, cashNos] = [numbers('order'), isMain(caller) ? numbers('withdrawal') : []];
  const found: { no: string; id: number }[] = [];
  if (orderNos.length > 0) {
    const { orderNo: no, id } = order;
    const readable = and(isNull(order.deletedAt), storeScope(order.storeId, caller));
    found.push(
      ...(await database
        .select({ no, id })
        .from(order)
        .where(and(inArray(no, orderNos), readable))),
    );
    // What an after-sale gave back carries its number, and leads to its order.
    const rest = orderNos.filter((number) => !found.some((each) => each.no === number));
    if (rest.length > 0)
      found.push(
        ...(await database
          .select({ no: refund.refundNo, id })
          .from(refund)
          .innerJoin(order, eq(order.id, refund.orderId))
          .where(and(inArray(refund.refundNo, rest), readable))),
      );
  }
  if (cashNos.length > 0)
    found.push(...(await database.select({ no: cash.cashNo, id: cash.id }).from(cash).where(inArray(cash.cashNo, cashNos))));
  return new Map(found.map(({ no, id }) => [no, id]));
}
