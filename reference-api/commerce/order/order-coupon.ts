import { and, eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { couponScope } from '@/lib/contract/coupon/codes';
import { memberCouponState } from '@/lib/contract/states/member-coupon';
import type { CouponTerms } from '@/reference-api/commerce/amounts/order-amounts';
import type { Effect } from '@/reference-api/commerce/effect';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { Refusal } from '@/reference-api/refusal';
import type { WantedGoods } from './wanted-goods';

/** A coupon an order is placed with. */
export interface ChosenCoupon {
  recordId: number;
  id: number;
  name: string;
  terms: CouponTerms;
  covers: (line: WantedGoods) => boolean;
}

/** The coupon a member chose: unused, valid now and of this store or the platform (effects.md 1.1). */
export async function chosenCoupon(
  { database, now }: Effect,
  { recordId, memberId, storeId }: { recordId: number; memberId: number; storeId: number },
): Promise<ChosenCoupon> {
  const [found] = await database
    .select({ record: memberCoupon, coupon })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .where(and(eq(memberCoupon.id, recordId), eq(memberCoupon.memberId, memberId), eq(memberCoupon.status, memberCouponState.unused)));
  if (!found || found.record.validStart > now || found.record.validEnd <= now) throw new Refusal(codes.couponUnusable);
  if (found.coupon.storeId !== 0 && found.coupon.storeId !== storeId) throw new Refusal(codes.couponUnusable);
  const { id, name, stackable } = found.coupon;
  return { recordId, id, name, terms: { ...found.coupon, stackable: stackable === 1 }, covers: coverOf(found.coupon) };
}

const coverOf =
  ({ scope: which, scopeIds }: typeof coupon.$inferSelect) =>
  ({ goods, category }: WantedGoods): boolean => {
    if (goods.couponUsable !== 1) return false;
    if (which === couponScope.goods) return scopeIds.includes(goods.id);
    if (which === couponScope.categories) return category !== null && [category.id, category.parentId].some((id) => scopeIds.includes(id));
    if (which === couponScope.kinds) return scopeIds.includes(goods.kind);
    return which === couponScope.all;
  };
