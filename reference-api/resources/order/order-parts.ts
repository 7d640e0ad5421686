import { and, asc, desc, inArray } from 'drizzle-orm';
import { refundFlag } from '@/lib/contract/states/order';
import { openRefundStates } from '@/lib/contract/states/refund';
import { membersById } from '@/reference-api/crud/members-by-id';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import { invoice, refund } from '@/reference-api/database/schema/after-sale';
import { licence } from '@/reference-api/database/schema/licence';
import { type order, orderItem } from '@/reference-api/database/schema/order';
import { orderPackage } from '@/reference-api/database/schema/order-history';
import { standingInvoice } from './order-where';

export type OrderRecord = typeof order.$inferSelect;
export type ItemRecord = typeof orderItem.$inferSelect;
export type LicenceRecord = typeof licence.$inferSelect;

/** What stands in other tables about some orders, read once for all of them. */
export async function orderParts(records: readonly OrderRecord[], database: Database) {
  const ids = records.map(({ id }) => id);
  const buyerIds = records.map(({ memberId }) => memberId);
  const renewed = records.flatMap(({ renewLicenceId }) => renewLicenceId ?? []);
  const inAfterSale = records.filter((record) => record.refundFlag === refundFlag.open).map(({ id }) => id);
  const [items, buyers, packages, invoices, licences, stores, rejections] = await Promise.all([
    rowsOf(ids, () => database.select().from(orderItem).where(inArray(orderItem.orderId, ids)).orderBy(asc(orderItem.id))),
    membersById(buyerIds, database),
    rowsOf(ids, () =>
      database.select().from(orderPackage).where(inArray(orderPackage.orderId, ids)).orderBy(asc(orderPackage.sort), asc(orderPackage.id)),
    ),
    rowsOf(ids, () =>
      database
        .select({ orderId: invoice.orderId, status: invoice.status })
        .from(invoice)
        .where(and(inArray(invoice.orderId, ids), standingInvoice))
        .orderBy(desc(invoice.id)),
    ),
    rowsOf(ids, () => database.select().from(licence).where(inArray(licence.orderId, ids)).orderBy(asc(licence.id))),
    storeNames(records, database),
    rowsOf(inAfterSale, () =>
      database
        .select({ orderId: refund.orderId })
        .from(refund)
        .where(and(inArray(refund.orderId, inAfterSale), refund.fromReject, inArray(refund.status, [...openRefundStates]))),
    ),
  ]);
  const renewals = await rowsOf(renewed, () => database.select().from(licence).where(inArray(licence.id, renewed)));
  return {
    items: grouped(items, ({ orderId }) => orderId),
    packages: grouped(packages, ({ orderId }) => orderId),
    invoices: new Map(invoices.reverse().map(({ orderId, status }) => [orderId, status])),
    licences: grouped(licences, ({ orderId }) => orderId),
    renewals: new Map(renewals.map((each) => [each.id, each])),
    /** Orders whose 驳回并退款 waits for the main store. */
    rejected: new Set(rejections.map(({ orderId }) => orderId)),
    buyers,
    stores,
  };
}
export type OrderParts = Awaited<ReturnType<typeof orderParts>>;

/** The licences of an order: its own, or the one it renews. */
export const licencesOf = ({ id, renewLicenceId }: OrderRecord, { licences, renewals }: OrderParts): readonly LicenceRecord[] =>
  renewLicenceId === null ? (licences.get(id) ?? []) : [renewals.get(renewLicenceId) ?? []].flat();

const rowsOf = async <Row>(ids: readonly number[], read: () => Promise<Row[]>): Promise<Row[]> => (ids.length === 0 ? [] : read());

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
