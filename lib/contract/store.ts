import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { endpoint } from './call/endpoint';
import { exportOf } from './call/listing-calls';
import { listing } from './call/resource';
import { fen, flag, id, keyword, time, version } from './field/fields';
import { bankAccount, qualification, region } from './store-info';

/** Features a store may be granted (00-conventions 8). */
export const storeAuths = ['UPLOAD_GOODS', 'MANAGE_COUPON', 'MANAGE_DISTRIBUTION'] as const;

/** Comma-separated features; '' = none (clarifications 12). */
export const authsText = z
  .string()
  .trim()
  .refine((value) => value === '' || value.split(',').every((code) => storeAuths.some((known) => known === code)))
  .transform((value) => [...new Set(value.split(',').filter(Boolean))].join(','));

/** A store as the main store lists it (shopping.md 1.1); row 0, the main store, is not listed. */
export const storeRow = z.object({
  id,
  name: z.string(),
  logo: z.string(),
  contactName: z.string(),
  contactMobile: z.string(),
  region,
  ownerMemberId: id.nullable(),
  ownerName: z.string(),
  levelId: id.nullable(),
  levelName: z.string(),
  mealId: id.nullable(),
  mealName: z.string(),
  /** null = permanent. */
  expireAt: time.nullable(),
  /** The plan ends within seven days. */
  expiresSoon: flag,
  auths: z.string(),
  platformRate: z.number().nullable(),
  goodsLimit: z.number().int().nullable(),
  balance: fen,
  pendingSettle: fen,
  withdrawing: fen,
  withdrawn: fen,
  goodsCount: z.number().int(),
  orderCount: z.number().int(),
  salesTotal: fen,
  status: z.number().int(),
  closeReason: z.string(),
  remark: z.string(),
  createTime: time,
  version,
});
export type Store = z.infer<typeof storeRow>;

/** A store with all it says about itself; mobile, identity card and account are masked. */
export const storeDetailRow = storeRow.extend({
  cover: z.string(),
  intro: z.string(),
  address: z.string(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  openTime: z.string(),
  closeTime: z.string(),
  openDays: z.array(z.number().int()),
  qualification: qualification.nullable(),
  bank: bankAccount.nullable(),
  /** The login name of the owner's administrator; '' when there is none any more. */
  ownerUsername: z.string(),
});
export type StoreDetail = z.infer<typeof storeDetailRow>;

export const storeFilter = z.object({
  keyword,
  levelId: z.coerce.number().int().optional(),
  mealId: z.coerce.number().int().optional(),
  status: z.coerce.number().int().optional(),
  expire: z.enum(['all', 'soon', 'expired']).default('all'),
  /** Province, then city, then district, comma-separated; as many as are chosen. */
  region: z.string().trim().max(160).optional(),
  startTime: time.optional(),
  endTime: time.optional(),
});
export type StoreFilter = z.infer<typeof storeFilter>;

const base = '/v1/admin/store';
const read = mainStoreOnly(needs('admin_P3', 'platform'));

export const store = listing({
  name: 'store',
  path: base,
  row: storeRow,
  filter: storeFilter,
  sortable: ['createTime', 'salesTotal', 'expireAt'],
  labels: 'store.fields',
  read,
});

export const storeDetail = endpoint({
  name: 'store.detail',
  method: 'GET',
  path: `${base}/detail`,
  access: read,
  query: z.object({ id }),
  data: storeDetailRow,
});

export const storeExport = exportOf(store, storeFilter);
