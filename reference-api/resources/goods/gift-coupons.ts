import { and, inArray } from 'drizzle-orm';
import type { GoodsDraft } from '@/lib/contract/goods/draft';
import { coupon } from '@/reference-api/database/schema/coupon';
import { refuseField } from '@/reference-api/refusal';
import { giftCoupons } from '@/reference-api/resources/coupon/usable-coupons';
import type { Call } from '@/reference-api/serve';
import type { GoodsRecord } from './stored-goods';

/** Coupons newly added to goods are those that may be; those that ended since stay. */
export async function requireGiftCoupons(draft: GoodsDraft, record: GoodsRecord | null, call: Call): Promise<void> {
  const added = draft.giveCouponIds.filter((id) => !record?.giveCouponIds.includes(id));
  if (added.length === 0) return;
  const found = await call.database
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(inArray(coupon.id, added), giftCoupons(call)));
  if (found.length < new Set(added).size) throw refuseField('giveCouponIds', 'requiredChoice', { label: call.label('giveCouponIds') });
}
