import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { type CouponRecord, type couponRecord, couponRecordRow } from '@/lib/contract/coupon-record';
import { memberCouponState } from '@/lib/contract/states/member-coupon';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenTimes, sameAs } from '@/reference-api/crud/filters';
import { withOrdersInReach } from '@/reference-api/crud/ids-in-reach';
import { namesOf } from '@/reference-api/crud/names-of';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { member } from '@/reference-api/database/schema/member';
import { memberKeyword } from '@/reference-api/resources/member/member-keyword';
import type { Call } from '@/reference-api/serve';

type Record = typeof memberCoupon.$inferSelect;
type Filter = z.infer<typeof couponRecord.filter>;

/** What is special about coupons in members' hands (marketing.md 1). */
export const couponRecordSpec: ListSpec<typeof memberCoupon, CouponRecord, Filter> = {
  table: memberCoupon,
  object: 'coupon',
  scope: ownRecords,
  order: { createTime: memberCoupon.createTime, usedTime: memberCoupon.usedTime },
  where: filtersOf,
  tab: {
    column: memberCoupon.status,
    value: ({ status }) => (status === 'all' ? undefined : Number(status)),
    counted: Object.values(memberCouponState),
  },
  rows: recordRows,
};

/** A store sees what was taken of its own coupons, and whatever one of its own members holds. */
function ownRecords({ caller, database }: Call, filter?: Filter): SQL | undefined {
  if (isMain(caller)) return undefined;
  const ownMembers = database.select({ id: member.id }).from(member).where(eq(member.storeId, caller.storeId));
  const own = eq(memberCoupon.storeId, caller.storeId);
  return filter?.memberId === undefined ? own : or(own, inArray(memberCoupon.memberId, ownMembers));
}

function filtersOf(filter: Filter, { database }: Call): (SQL | undefined)[] {
  const found = memberKeyword(filter.keyword);
  return [
    sameAs(memberCoupon.couponId, filter.id),
    sameAs(memberCoupon.memberId, filter.memberId),
    found && inArray(memberCoupon.memberId, database.select({ id: member.id }).from(member).where(found)),
    ...betweenTimes(memberCoupon.createTime, filter.startTime, filter.endTime),
  ];
}

async function recordRows(records: readonly Record[], call: Call): Promise<CouponRecord[]> {
  const { database } = call;
  const coupons = await namesOf(records, 'couponId', coupon.name, database);
  const members = await namesOf(records, 'memberId', member.nickname, database);
  const shown = await withOrdersInReach(records, call);
  return shown.map((record) =>
    couponRecordRow.parse({
      ...record,
      couponName: coupons.get(record.couponId) ?? '',
      memberName: members.get(record.memberId) ?? '',
      createTime: wireTime(record.createTime),
      validStart: wireTime(record.validStart),
      validEnd: wireTime(record.validEnd),
      usedTime: wireTimeOrNull(record.usedTime),
    }),
  );
}
