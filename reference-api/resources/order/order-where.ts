import { and, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { ORDER_AFTER_SALE_TAB, type OrderFilter } from '@/lib/contract/order';
import { invoiceState } from '@/lib/contract/states/invoice';
import { licenceState } from '@/lib/contract/states/licence';
import { orderState, refundFlag } from '@/lib/contract/states/order';
import { refundState } from '@/lib/contract/states/refund';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { betweenNumbers, betweenTimes, sameAs } from '@/reference-api/crud/filters';
import { oneOf } from '@/reference-api/crud/list-page';
import { invoice, refund } from '@/reference-api/database/schema/after-sale';
import { licence } from '@/reference-api/database/schema/licence';
import { order, orderItem } from '@/reference-api/database/schema/order';
import type { Call } from '@/reference-api/serve';
import { orderKeyword } from './order-keyword';

const HOUR_MS = 3_600_000;
/** A licence expires soon within so many days, and lies idle after so many without use (order.md 3 and 8). */
const EXPIRES_SOON_DAYS = 7;
const IDLE_DAYS = 180;
/** A buyer's supplement is late after this long (effects.md 4). */
const SUPPLEMENT_LATE_MS = 72 * HOUR_MS;

/** Everything an order list is narrowed by, apart from its tab; what the word finds may be said in another way. */
export const untabbedOrders = (filter: OrderFilter, call: Call, byWord = orderKeyword(filter, call)): (SQL | undefined)[] => [
  sameAs(order.kind, filter.kind),
  filter.ids && oneOf(order, filter.ids),
  byWord,
  sameAs(order.refundFlag, filter.refundFlag),
  sameAs(order.payChannel, filter.payChannel),
  sameAs(order.source, filter.source),
  sameAs(order.memberId, filter.memberId),
  filter.goodsId === undefined
    ? undefined
    : sql`${order.id} in (select ${orderItem.orderId} from ${orderItem} where ${sameAs(orderItem.goodsId, filter.goodsId)})`,
  ...betweenTimes(order.createTime, filter.startTime, filter.endTime),
  ...betweenTimes(order.payTime, filter.payTimeStart, filter.payTimeEnd),
  ...betweenTimes(order.finishTime, filter.finishTimeStart, filter.finishTimeEnd),
  ...betweenNumbers(order.payPrice, filter.payPriceMin, filter.payPriceMax),
  filter.hasRemark === undefined ? undefined : filter.hasRemark === 1 ? sql`${order.remark} <> ''` : sql`${order.remark} = ''`,
  filter.afterSaleWaiting === 1 ? waitingAfterSale : undefined,
  invoiceIs(filter.invoiceStatus),
  sameAs(order.handlerId, filter.handlerId),
  filter.overdue === 1 ? lateForms(call.now) : undefined,
  filter.dueHours === undefined ? undefined : dueWithin(filter.dueHours, call.now),
  licenceMatches(filter, call.now),
];

/** The rows of a tab: `all`, states, or those whose after-sale is open. */
export function tabOrders(tab: string): SQL | undefined {
  if (tab === 'all') return undefined;
  return tab === ORDER_AFTER_SALE_TAB ? eq(order.refundFlag, refundFlag.open) : inArray(order.status, tab.split(',').map(Number));
}

/** Orders with an after-sale that somebody has to decide, receive or pay; one that waits for the buyer's parcel is not among them. */
export const waitingAfterSale: SQL = sql`${order.refundFlag} = ${refundFlag.open} and exists (
  select 1 from ${refund} where ${refund.orderId} = ${order.id}
  and ${inArray(refund.status, [refundState.applied, refundState.toReceive, refundState.toRefund])})`;

/** Form orders whose buyer lets the supplement wait too long. */
export const lateSupplements = (now: Date): SQL | undefined =>
  and(eq(order.status, orderState.awaitingSupplement), lt(order.supplementTime, new Date(now.getTime() - SUPPLEMENT_LATE_MS)));

/** Form orders whose buyer lets the supplement wait too long, or whose promised time is over. */
export const lateForms = (now: Date): SQL | undefined =>
  or(lateSupplements(now), and(inArray(order.status, [orderState.toProcess, orderState.processing]), lt(order.promiseUntil, now)));

const dueWithin = (hours: number, now: Date): SQL | undefined =>
  and(
    inArray(order.status, [orderState.toProcess, orderState.processing]),
    gte(order.promiseUntil, now),
    lt(order.promiseUntil, new Date(now.getTime() + hours * HOUR_MS)),
  );

/** Orders whose latest invoice, the one that they show, is in a state. */
function invoiceIs(status: number | undefined): SQL | undefined {
  if (status === undefined) return undefined;
  const later = alias(invoice, 'later');
  const laterStands = and(eq(later.orderId, invoice.orderId), gt(later.id, invoice.id), ne(later.status, invoiceState.cancelled));
  const shown = sql`not exists (select 1 from ${invoice} ${later} where ${laterStands})`;
  return sql`exists (select 1 from ${invoice} where ${and(eq(invoice.orderId, order.id), sameAs(invoice.status, status), standingInvoice, shown)})`;
}

/** Rows of one of these invoices stand for the order in lists: a cancelled one says nothing about it. */
export const standingInvoice: SQL = ne(invoice.status, invoiceState.cancelled);

function licenceMatches({ licenceStatus, endAtStart, endAtEnd, expiring, idle }: OrderFilter, now: Date): SQL | undefined {
  const soon = new Date(now.getTime() + EXPIRES_SOON_DAYS * DAY_MS);
  const wanted = [
    sameAs(licence.status, licenceStatus),
    ...betweenTimes(licence.endAt, endAtStart, endAtEnd),
    expiring === 1 ? and(eq(licence.status, licenceState.active), gte(licence.endAt, now), lt(licence.endAt, soon)) : undefined,
    idle === 1
      ? and(
          eq(licence.status, licenceState.waiting),
          isNull(licence.startAt),
          lt(licence.createTime, new Date(now.getTime() - IDLE_DAYS * DAY_MS)),
        )
      : undefined,
  ].filter((each) => each !== undefined);
  if (wanted.length === 0) return undefined;
  const having = (column: PgColumn) => sql`(select ${column} from ${licence} where ${and(...wanted)})`;
  // A renewal has no licence of its own: it shows the one it renews.
  return sql`(${order.id} in ${having(licence.orderId)} or ${order.renewLicenceId} in ${having(licence.id)})`;
}
