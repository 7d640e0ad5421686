import { floorShare, percentOf } from './whole';

/** An item as far as it was refunded. */
export interface RefundableItem {
  readonly payPrice: number;
  readonly count: number;
  readonly refundedPrice: number;
  readonly refundedCount: number;
}

/** What of an item can still be given back. */
export const refundableOf = ({ payPrice, refundedPrice }: Pick<RefundableItem, 'payPrice' | 'refundedPrice'>): number =>
  payPrice - refundedPrice;

/** The amount offered for a number of pieces: their part of the price, counted from the first piece, so that the last takes the rest. */
export function suggestedRefund(item: RefundableItem, count: number): number {
  const pieces = Math.min(item.count, item.refundedCount + count);
  const upToThem = pieces === item.count ? item.payPrice : floorShare(item.payPrice, pieces, item.count);
  return Math.max(0, upToThem - item.refundedPrice);
}

/** A whole that goes back in parts: what it was, and what of it was given back before. */
export interface GivenBack {
  readonly whole: number;
  readonly before: number;
}

/** The part of an item's commission or used points that a refund gives back; the refund that completes the item gives the rest. */
export function shareBack({ whole, before }: GivenBack, refund: number, payPrice: number, completes: boolean): number {
  const left = whole - before;
  if (completes) return left;
  return payPrice === 0 ? 0 : Math.min(left, floorShare(whole, refund, payPrice));
}

/** The part of the platform's fee that a refund gives back, freight excluded; the refund that completes the order gives the rest. */
export function feeBack({ whole, before }: GivenBack, refund: number, rate: number, completes: boolean): number {
  const left = whole - before;
  return completes ? left : Math.min(left, percentOf(refund, rate));
}
