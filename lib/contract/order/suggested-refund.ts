import type { OrderItem } from './item';

type RefundableItem = Pick<OrderItem, 'payPrice' | 'count' | 'refundedPrice' | 'refundedCount'>;

/**
 * The amount offered for a number of pieces (effects.md 1.3): their part of the price, counted from the first piece, less what was
 * given back of it, so that the last piece takes the rest.
 */
export function suggestedRefund({ payPrice, count, refundedPrice, refundedCount }: RefundableItem, pieces: number): number {
  const upTo = Math.min(count, refundedCount + pieces);
  const worth = upTo === count ? payPrice : Math.floor((payPrice * upTo) / count);
  return Math.max(0, worth - refundedPrice);
}
