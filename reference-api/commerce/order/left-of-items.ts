import { giftPoints, growthOf } from '@/reference-api/commerce/amounts/gift-points';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';

/** Items as far as they were not given back. */
const leftOf = (items: readonly ItemRow[]) =>
  items.map(({ payPrice, refundedPrice, count, refundedCount, goodsGivePoints }) => ({
    payPrice: payPrice - refundedPrice,
    count: count - refundedCount,
    goodsGivePoints,
  }));

/** Gift points and growth on what is left of an order (effects.md 1.3). */
export function earnedOnLeft({ giveRate, pointRate }: OrderRow, items: readonly ItemRow[]): { points: number; growth: number } {
  const left = leftOf(items);
  return { points: giftPoints(left, giveRate, pointRate), growth: growthOf(left) };
}
