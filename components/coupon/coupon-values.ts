import type { CouponDetail } from '@/lib/contract/coupon';
import { couponKind, couponScope, couponTake, couponValidity } from '@/lib/contract/coupon/codes';
import type { CouponDraft } from '@/lib/contract/coupon/draft';
import { couponState } from '@/lib/contract/states/coupon';

/** What the form of a coupon holds; a new one has no version yet. */
export type CouponValues = CouponDraft & { version?: number | undefined };

/** What the form of a new coupon starts with. */
export const newCoupon: CouponValues = {
  name: '',
  kind: couponKind.amountOff,
  discountPrice: 0,
  discountPercent: 0,
  discountLimit: 0,
  threshold: 0,
  totalCount: -1,
  perLimit: 1,
  takeType: couponTake.byMember,
  takeStart: null,
  takeEnd: null,
  validityType: couponValidity.fromTaking,
  validStart: null,
  validEnd: null,
  afterDays: 0,
  validDays: 30,
  scope: couponScope.all,
  scopeIds: [],
  stackable: 1,
  memberLevelIds: [],
  description: '',
  sort: 0,
  publish: 0,
};

/** A coupon as its form edits it; published ones stay published. */
export function couponValues(coupon: CouponDetail): CouponValues {
  const names = Object.keys(newCoupon) as (keyof CouponDraft)[];
  const values = Object.fromEntries(names.map((name) => [name, Reflect.get(coupon, name)])) as unknown;
  return { ...(values as CouponDraft), publish: coupon.status === couponState.draft ? 0 : 1, version: coupon.version };
}
