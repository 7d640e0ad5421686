import { HARDWARE } from '@/lib/contract/goods/kind';
import { orderState } from '@/lib/contract/states/order';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { refundableOf } from '@/reference-api/commerce/amounts/refund-shares';
import { sumOf } from '@/reference-api/commerce/amounts/whole';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { rulesOf } from '@/reference-api/commerce/order/item-terms';
import type { RefundRow } from './lock-refund';

type FreightOf = Pick<OrderRow, 'freight' | 'refundedFreight'>;

/** What is left of the items. */
export const goodsLeft = (items: readonly ItemRow[]): number => sumOf(items.map(refundableOf));

/** The freight that was not given back yet. */
export const freightLeft = ({ freight, refundedFreight }: FreightOf): number => freight - refundedFreight;

/** What of it no open case gives back: two that claimed the same could not both be executed. */
export const freightUnclaimed = (of: FreightOf, open: readonly Pick<RefundRow, 'refundFreight'>[]): number =>
  freightLeft(of) - sumOf(open.map(({ refundFreight }) => refundFreight));

/** Freight goes back by itself only while nothing was shipped (order.md 9). */
export const refundableFreight = (of: OrderRow): number => (of.shipTime === null ? freightLeft(of) : 0);

/** Pieces of an item that were not given back. */
export const piecesLeft = ({ count, refundedCount }: ItemRow): number => count - refundedCount;

/** Whether an item was given back as a whole: by its price, or by its pieces where it cost nothing. */
export const isDone = (item: ItemRow): boolean =>
  item.payPrice > 0 ? item.refundedPrice === item.payPrice : item.refundedCount === item.count;

/** Whether the after-sale window of a completed order is over for one of the items: each has that of its goods (order.md 4). */
export function windowIsOver({ kind, status, finishTime }: OrderRow, items: readonly ItemRow[], days: number, now: Date): boolean {
  if (status !== orderState.completed || !finishTime) return false;
  const ends = items.map((item) => finishTime.getTime() + (kind === HARDWARE ? (rulesOf(item).afterSaleDays ?? days) : days) * DAY_MS);
  return ends.some((end) => end < now.getTime());
}

/** The items a case is about: one, or all of which something is left. */
export const itemsOfCase = (itemId: number | null, items: readonly ItemRow[]): ItemRow[] =>
  items.filter((item) => (itemId === null ? !isDone(item) : item.id === itemId));
