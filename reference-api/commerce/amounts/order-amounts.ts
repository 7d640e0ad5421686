import { couponKind } from '@/lib/contract/coupon/codes';
import { type FreightTerms, freightOf } from './freight';
import { splitBy, splitDeduction } from './split';
import { floorShare, sumOf } from './whole';

/** One item as far as its price is concerned. */
export interface PricedItem {
  readonly price: number;
  readonly count: number;
  readonly levelDiscount: boolean;
  /** Whether the coupon chosen covers it. */
  readonly couponEligible: boolean;
  readonly pointsDeduct: boolean;
  readonly freight?: FreightTerms | undefined;
}

/** What a coupon takes off (marketing.md 1). */
export interface CouponTerms {
  readonly kind: number;
  readonly discountPrice: number;
  readonly discountPercent: number;
  readonly discountLimit: number;
  readonly threshold: number;
  readonly stackable: boolean;
}

/** What may lower the price of a whole order. */
export interface OrderTerms {
  /** What the buyer's level pays in percent; 100 without a level. */
  readonly levelPays: number;
  readonly coupon?: CouponTerms | undefined;
  readonly usePoints: number;
  /** 分 a point is worth, and the highest part of the price that points pay. */
  readonly pointUnit: number;
  readonly deductMaxPercent: number;
  /** Free delivery from this sum of the items on. */
  readonly freeShippingMin?: number | undefined;
}

/** The shares of one item. */
export interface ItemAmounts {
  totalPrice: number;
  levelShare: number;
  couponShare: number;
  pointShare: number;
  usePoints: number;
  payPrice: number;
}

/** The sums of an order and the shares of its items, in their order. */
export interface OrderAmounts {
  totalPrice: number;
  levelPrice: number;
  couponPrice: number;
  pointPrice: number;
  usePoints: number;
  freight: number;
  payPrice: number;
  items: ItemAmounts[];
}

/** The amounts of an order that is placed (effects.md 1.1). A coupon whose threshold is not met gives undefined. */
export function orderAmounts(items: readonly PricedItem[], terms: OrderTerms): OrderAmounts | undefined {
  const dropsLevel = terms.coupon !== undefined && !terms.coupon.stackable;
  const made: ItemAmounts[] = items.map((item) => {
    const totalPrice = item.price * item.count;
    const levelShare = item.levelDiscount && !dropsLevel ? floorShare(totalPrice, 100 - terms.levelPays, 100) : 0;
    return { totalPrice, levelShare, couponShare: 0, pointShare: 0, usePoints: 0, payPrice: totalPrice - levelShare };
  });
  if (terms.coupon && !takeCoupon(items, made, terms.coupon)) return undefined;
  const { usePoints, pointPrice } = takePoints(items, made, terms);
  const paid = sumOf(made.map((each) => each.payPrice));
  const free = terms.freeShippingMin !== undefined && paid >= terms.freeShippingMin;
  const freight = free ? 0 : sumOf(items.map((item) => freightOf(item.freight, item.count)));
  return {
    totalPrice: sumOf(made.map((each) => each.totalPrice)),
    levelPrice: sumOf(made.map((each) => each.levelShare)),
    couponPrice: sumOf(made.map((each) => each.couponShare)),
    ...{ pointPrice, usePoints, freight, payPrice: paid + freight, items: made },
  };
}

function takeCoupon(items: readonly PricedItem[], made: ItemAmounts[], coupon: CouponTerms): boolean {
  const eligible = made.filter((_, index) => items[index]?.couponEligible);
  const left = eligible.map((each) => each.payPrice);
  const base = sumOf(left);
  if (eligible.length === 0 || base < coupon.threshold) return false;
  for (const [index, share] of splitDeduction(couponPrice(base, coupon), left).entries()) {
    const item = eligible[index];
    if (!item) continue;
    item.couponShare = share;
    item.payPrice -= share;
  }
  return true;
}

/** What a coupon takes off the eligible sum. */
export function couponPrice(base: number, { kind, discountPrice, discountPercent, discountLimit }: CouponTerms): number {
  if (kind === couponKind.amountOff) return Math.min(discountPrice, base);
  const off = base - floorShare(base, discountPercent, 100);
  return discountLimit > 0 ? Math.min(off, discountLimit) : off;
}

/** Points that do not fit are lowered: as many whole points as the highest part of the price bears. */
function takePoints(items: readonly PricedItem[], made: ItemAmounts[], terms: OrderTerms): { usePoints: number; pointPrice: number } {
  const { pointUnit, deductMaxPercent } = terms;
  const payable = made.filter((_, index) => items[index]?.pointsDeduct);
  const left = payable.map((each) => each.payPrice);
  const most = floorShare(sumOf(left), deductMaxPercent, 100);
  const usePoints = Math.min(terms.usePoints, Math.floor(most / pointUnit));
  if (usePoints <= 0) return { usePoints: 0, pointPrice: 0 };
  const pointPrice = usePoints * pointUnit;
  const points = splitBy(usePoints, left);
  for (const [index, share] of splitDeduction(pointPrice, left).entries()) {
    const item = payable[index];
    if (!item) continue;
    item.pointShare = share;
    item.usePoints = points[index] ?? 0;
    item.payPrice -= share;
  }
  return { usePoints, pointPrice };
}

/** The shares of a price change: floored towards minus infinity for each item, the last takes the rest (clarifications 22). */
export const adjustShares = (adjustPrice: number, left: readonly number[]): number[] => splitBy(adjustPrice, left);
