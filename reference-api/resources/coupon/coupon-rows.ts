import { type Coupon, couponRow } from '@/lib/contract/coupon';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { storeNames } from '@/reference-api/crud/store-names';
import type { coupon } from '@/reference-api/database/schema/coupon';
import type { Call } from '@/reference-api/serve';
import { shownStatus } from './coupon-state';

export type CouponRecord = typeof coupon.$inferSelect;

/** Stored coupons as rows of the wire. */
export async function couponRows(records: readonly CouponRecord[], { database, now }: Pick<Call, 'database' | 'now'>): Promise<Coupon[]> {
  const names = await storeNames(records, database);
  return records.map((record) =>
    couponRow.parse({
      ...record,
      takeStart: wireTimeOrNull(record.takeStart),
      takeEnd: wireTimeOrNull(record.takeEnd),
      validStart: wireTimeOrNull(record.validStart),
      validEnd: wireTimeOrNull(record.validEnd),
      createTime: wireTime(record.createTime),
      storeName: names.get(record.storeId) ?? '',
      shownStatus: shownStatus(record, now),
    }),
  );
}
