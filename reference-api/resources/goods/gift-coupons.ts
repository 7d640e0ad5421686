import { and, inArray } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import type { GoodsDraft } from '@/lib/contract/goods/draft';
import { couponState } from '@/lib/contract/states/coupon';
import { coupon } from '@/reference-api/database/schema/coupon';
import { refuseField } from '@/reference-api/refusal';
import { withShownStatus } from '@/reference-api/resources/coupon/coupon-state';
import type { Call } from '@/reference-api/serve';
import type { GoodsRecord } from './stored-goods';

/** Coupons handed out for others: those are the ones that may come with goods. */
const BY_HAND = 2;

/** Coupons newly added to goods are running, given out by hand, and the platform's or the store's own; those that ended since stay. */
export async function requireGiftCoupons(
  draft: GoodsDraft,
  record: GoodsRecord | null,
  { database, caller, now, label }: Call,
): Promise<void> {
  const added = draft.giveCouponIds.filter((id) => !record?.giveCouponIds.includes(id));
  if (added.length === 0) return;
  const found = await database
    .select({ id: coupon.id })
    .from(coupon)
    .where(
      and(
        inArray(coupon.id, added),
        inArray(coupon.takeType, [BY_HAND]),
        inArray(coupon.storeId, [MAIN_STORE, caller.storeId]),
        withShownStatus(couponState.issuing, now),
      ),
    );
  if (found.length < new Set(added).size) throw refuseField('giveCouponIds', 'requiredChoice', { label: label('giveCouponIds') });
}
