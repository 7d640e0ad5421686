import { z } from 'zod';
import { needs, signedIn } from './access';
import { endpoint } from './endpoint';
import { id, none, version } from './fields';

/** The present store (media.md 1). Servers may leave out anything but the id; `auths` gates the menu (specification 6). */
export const storeInfo = z.looseObject({
  storeId: id,
  name: z.string().nullish(),
  logo: z.string().nullish(),
  auths: z.string().nullish(),
  status: z.number().nullish(),
  expireAt: z.string().nullish(),
  version: version.nullish(),
});
export type StoreInfo = z.infer<typeof storeInfo>;

/** What the own store may change of itself; anything else in the body is ignored. */
export const storeInfoDraft = z.object({
  name: z.string().trim().min(1).max(30),
  logo: z.string().max(500),
  cover: z.string().max(500).default(''),
  intro: z.string().trim().max(500).default(''),
  contactName: z.string().trim().max(20).default(''),
  contactMobile: z.string().trim().max(20).default(''),
  region: z.string().trim().max(100).default(''),
  address: z.string().trim().max(200).default(''),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  openTime: z.string().max(5).default(''),
  closeTime: z.string().max(5).default(''),
  openDays: z.string().max(20).default(''),
  status: z.union([z.literal(1), z.literal(2)]).optional(),
  version,
});
export type StoreInfoDraft = z.infer<typeof storeInfoDraft>;

export const readStoreInfo = endpoint({
  name: 'storeInfo.read',
  method: 'GET',
  path: '/v1/admin/store/info',
  access: { ...signedIn, withOneTimePassword: true },
  query: none,
  body: none,
  data: storeInfo,
});

export const saveStoreInfo = endpoint({
  name: 'storeInfo.save',
  method: 'PUT',
  path: '/v1/admin/store/info',
  access: needs('admin_P6', 'admin_P6.edit'),
  query: none,
  body: storeInfoDraft,
  data: storeInfo,
  labels: 'storeInfo.fields',
});

/** The store's features as a list; the wire holds them comma-separated. */
export const authsOf = (store: Pick<StoreInfo, 'auths'>): string[] =>
  (store.auths ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
