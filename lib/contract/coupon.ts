import { z } from 'zod';
import { needs, needsAny } from './access';
import { endpoint } from './call/endpoint';
import { exportOf, infoOf } from './call/listing-calls';
import { resource } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { couponKindField, couponScopeField, couponTakeField, couponValidityField } from './coupon/codes';
import { couponDraft } from './coupon/draft';
import { fen, flag, id, idList, time, version, wholeBetween } from './field/fields';

/** A coupon (marketing.md 1). */
export const couponRow = z.object({
  id,
  name: z.string(),
  kind: couponKindField,
  discountPrice: fen,
  discountPercent: z.number().int(),
  discountLimit: fen,
  threshold: fen,
  totalCount: z.number().int(),
  perLimit: z.number().int(),
  takeType: couponTakeField,
  takeStart: time.nullable(),
  takeEnd: time.nullable(),
  validityType: couponValidityField,
  validStart: time.nullable(),
  validEnd: time.nullable(),
  afterDays: z.number().int(),
  validDays: z.number().int(),
  scope: couponScopeField,
  scopeIds: z.array(id),
  stackable: flag,
  memberLevelIds: z.array(id),
  storeId: id,
  storeName: z.string(),
  description: z.string(),
  sort: z.number().int(),
  status: z.literal([0, 1, 2]),
  /** The state people see: all taken (3) and ended (4) follow from the others. */
  shownStatus: z.literal([0, 1, 2, 3, 4]),
  takenCount: z.number().int(),
  usedCount: z.number().int(),
  createTime: time,
  version,
});
export type Coupon = z.infer<typeof couponRow>;

/** Goods or categories a coupon is for, by name. */
const scopeItem = z.object({ id, name: z.string(), image: z.string(), text: z.string() });
export const couponDetail = couponRow.extend({
  scopeItems: z.array(scopeItem),
  levels: z.array(z.object({ id, name: z.string() })),
});
export type CouponDetail = z.infer<typeof couponDetail>;

export const couponFilter = z.object({
  name: z.string().trim().max(50).optional(),
  kind: z.coerce.number().pipe(couponKindField).optional(),
  takeType: z.coerce.number().pipe(couponTakeField).optional(),
  scope: z.coerce.number().pipe(couponScopeField).optional(),
  status: z.enum(['all', '0', '1', '2', '3', '4']).default('all'),
  storeId: z.coerce.number().int().optional(),
  startTime: time.optional(),
  endTime: time.optional(),
});

const base = '/v1/admin/coupon';
const labels = 'coupon.fields';
const read = needs('admin_P5');
const write = { ...needs('admin_P5', 'admin_P5.edit'), storeAuth: 'MANAGE_COUPON' as const };

export const coupon = resource({
  name: 'coupon',
  path: base,
  row: couponRow,
  draft: couponDraft,
  patch: z.intersection(couponDraft, z.object({ version })),
  filter: couponFilter,
  sortable: ['id', 'sort', 'takenCount', 'usedCount'],
  labels,
  read,
  write,
});

export const couponInfo = infoOf(coupon, couponDetail);

export const couponExport = exportOf(coupon, couponFilter);

/** Coupons to choose from, at most twenty. */
const couponOption = couponRow.pick({
  id: true,
  name: true,
  kind: true,
  discountPrice: true,
  discountPercent: true,
  threshold: true,
  takeType: true,
  shownStatus: true,
  validityType: true,
  validStart: true,
  validEnd: true,
  validDays: true,
});
export type CouponOption = z.infer<typeof couponOption>;

export const couponOptions = endpoint({
  name: 'coupon.options',
  method: 'GET',
  path: `${base}/options`,
  access: needsAny('admin_P5', 'admin_P1', 'admin_P2', 'admin_P6'),
  query: z.object({
    keyword: z.string().trim().max(50).optional(),
    takeType: z.coerce.number().pipe(couponTakeField).optional(),
    status: z.coerce.number().int().min(0).max(4).optional(),
    ids: idList.optional(),
    /** Another store's choices hold the platform's too, which it may point at but not give out: 1 leaves them out. */
    own: z.coerce.number().pipe(flag).optional(),
    /** The main store's choices hold those of every store, which its goods may not give: 1 leaves out what a save of goods refuses. */
    gift: z.coerce.number().pipe(flag).optional(),
  }),
  data: z.array(couponOption),
});

export const couponStatus = endpoint({
  name: 'coupon.status',
  method: 'PUT',
  path: `${base}/status`,
  access: write,
  body: z.object({ id, status: z.literal([1, 2]) }),
  data: stateAnswer,
});

export const couponSort = endpoint({
  name: 'coupon.sort',
  method: 'PUT',
  path: `${base}/sort`,
  access: write,
  body: z.object({ id, sort: wholeBetween(0, 9999) }),
  data: stateAnswer,
  labels,
});
