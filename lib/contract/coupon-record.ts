import { z } from 'zod';
import { needs, needsAny } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { listing } from './call/resource';
import { couponTakeField } from './coupon/codes';
import { fen, id, idList, text, time } from './field/fields';
import { memberCouponState } from './states/member-coupon';

/** A coupon in a member's hand (marketing.md 1). */
export const couponRecordRow = z.object({
  id,
  couponId: id,
  couponName: z.string(),
  memberId: id,
  memberName: z.string(),
  takeType: couponTakeField,
  createTime: time,
  validStart: time,
  validEnd: time,
  status: z.literal(Object.values(memberCouponState)),
  /** Null without an order, or with one the reader may not open. */
  orderId: id.nullable(),
  orderNo: z.string(),
  usedTime: time.nullable(),
  voidReason: z.string(),
});
export type CouponRecord = z.infer<typeof couponRecordRow>;

const base = '/v1/admin/coupon';

/** `id` is the coupon. Who may read members may read the records of one member too. */
export const couponRecord = listing({
  name: 'couponRecord',
  path: `${base}/record`,
  row: couponRecordRow,
  filter: z.object({
    id: z.coerce.number().int().optional(),
    memberId: z.coerce.number().int().optional(),
    keyword: z.string().trim().max(50).optional(),
    status: z.enum(['all', '1', '2', '3', '4']).default('all'),
    startTime: time.optional(),
    endTime: time.optional(),
  }),
  sortable: ['createTime', 'usedTime'],
  labels: 'couponRecord.fields',
  read: needsAny('admin_P5', 'admin_P1'),
});

export const couponRecordVoid = endpoint({
  name: 'couponRecord.void',
  method: 'PUT',
  path: `${base}/record/void`,
  access: { ...needs('admin_P5', 'admin_P5.edit'), storeAuth: 'MANAGE_COUPON' },
  idempotent: true,
  body: z.object({ ids: idList, reason: text(1, 100) }),
  data: bulkAnswer,
  labels: 'couponRecord.fields',
  changes: ['coupon'],
});

/** What a coupon did: how it was taken and used, day by day, and the sales it brought. */
export const couponStatistics = endpoint({
  name: 'couponRecord.statistics',
  method: 'GET',
  path: `${base}/statistics`,
  access: needs('admin_P5'),
  query: z.object({ id, days: z.coerce.number().int().min(7).max(90).default(30) }),
  data: z.object({
    taken: z.number().int(),
    unused: z.number().int(),
    used: z.number().int(),
    expired: z.number().int(),
    void: z.number().int(),
    orders: z.number().int(),
    /** Paid with the coupon, 分. */
    sales: fen,
    /** What the coupon took off, 分. */
    discount: fen,
    days: z.array(z.object({ date: z.string(), taken: z.number().int(), used: z.number().int() })),
  }),
});
export type CouponStatistics = z.infer<typeof couponStatistics.data>;
