import { floorShare, percentOf } from './whole';

/** An item as far as it was refunded. */
interface RefundableItem {
  readonly payPrice: number;
  readonly refundedPrice: number;
}

/** What of an item can still be given back. */
export const refundableOf = ({ payPrice, refundedPrice }: RefundableItem): number => payPrice - refundedPrice;

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
