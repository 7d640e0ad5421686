import { codes } from '@/lib/contract/call/codes';
import { couponRecord, couponRecordVoid, couponStatistics } from '@/lib/contract/coupon-record';
import { voidCoupon } from '@/reference-api/commerce/coupon/void-coupon';
import { effectOf } from '@/reference-api/commerce/effect';
import { eachOf } from '@/reference-api/crud/each-of';
import { listPage } from '@/reference-api/crud/list-page';
import { findRecord } from '@/reference-api/crud/records';
import { Refusal } from '@/reference-api/refusal';
import { couponSpec } from '@/reference-api/resources/coupon/coupon-spec';
import { type Api, serve } from '@/reference-api/serve';
import { requireOtherStores } from '@/reference-api/settings/require-other-stores';
import { couponRecordSpec } from './coupon-record-spec';
import { statisticsOf } from './coupon-statistics';

const MARKETING = 'admin_P5';

/** Mounts coupons in members' hands (marketing.md 1). */
export function mountCouponRecords(api: Api): void {
  serve(api, couponRecord.list, (call) => {
    // Whoever may read members reads what one of them holds; the list of a coupon belongs to marketing.
    if (call.query.memberId === undefined && !call.caller.codes.includes(MARKETING)) throw new Refusal(codes.noPermission);
    return listPage(couponRecordSpec, call.query, call);
  });

  serve(api, couponRecordVoid, async (call) => {
    await requireOtherStores(call, 'allowOwnCoupon');
    return eachOf(call.body.ids, call, async (id, step) => {
      await findRecord(couponRecordSpec, id, step, 'write');
      await voidCoupon(effectOf(step), { recordId: id, reason: call.body.reason });
    });
  });

  serve(api, couponStatistics, async (call) => {
    const { id } = await findRecord(couponSpec, call.query.id, call, 'read');
    return statisticsOf(id, call.query.days, call);
  });
}
