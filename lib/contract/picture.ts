import { type ZodType, z } from 'zod';
import { needsAny, signedIn } from './access';
import { endpoint } from './call/endpoint';
import { type Page, pageOf, paging } from './call/page';
import { pageBeside } from './call/page-beside';
import { id, keyword, nothing } from './field/fields';

/** Page size of the picture library (specification 9). */
export const PICTURE_PAGE_SIZE = 10;

/** A SHA-256 in hexadecimal. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Only the id and the address are the specification's; a server may say more about a picture. */
export const picture = z.object({
  id,
  url: z.string(),
  name: z.string().nullish(),
  createTime: z.string().nullish(),
  /** A small version for grids. */
  thumb: z.string().nullish(),
  width: z.number().int().nullish(),
  height: z.number().int().nullish(),
  bytes: z.number().int().nullish(),
  /** Of the file as it was sent, so that the same file is recognised before it is sent again. */
  sha256: sha256.nullish(),
});
export type Picture = z.infer<typeof picture>;

export const pictureGroup = z.object({ id: z.coerce.string(), name: z.string() });
export type PictureGroup = z.infer<typeof pictureGroup>;

/** What may stand beside the rows: the groups to upload into (media.md 2) and the size limit in megabytes (media.md 4). */
export interface PicturePage extends Page<Picture> {
  groups: PictureGroup[];
  maxMb?: number | undefined;
}

const beside = z.object({ groups: z.array(pictureGroup).default([]), maxMb: z.number().positive().optional() });

/** The picture list as any list is read, with what a server lets stand beside the rows. */
const picturePage: ZodType<PicturePage> = pageBeside(pageOf(picture), beside, (given) => ({
  ...(given.groups.length > 0 ? { groups: given.groups } : {}),
  ...(given.maxMb === undefined ? {} : { maxMb: given.maxMb }),
}));

/** Any code that opens an area with pictures in it. */
const mayUpload = needsAny('admin_P1', 'admin_P2', 'admin_P3', 'admin_P5', 'admin_P6', 'admin_P7');

/** `currPage` and `pageSize` are the specification's; a server that cannot search ignores the other two. */
export const pictureList = endpoint({
  name: 'picture.list',
  method: 'GET',
  path: '/v1/admin/picture/list',
  access: signedIn,
  query: paging(PICTURE_PAGE_SIZE).extend({ keyword, sha256: sha256.optional() }),
  data: picturePage,
});

/** Multipart: `pictureFile`, or `file0` to `fileN`. */
export const pictureUpload = endpoint({
  name: 'picture.upload',
  kind: 'pictureUpload',
  method: 'POST',
  path: '/v1/admin/picture/upload',
  access: mayUpload,
  body: z.object({ groupId: z.string().optional() }),
  data: z.union([picture, z.array(picture)]),
  labels: 'picture.fields',
});

/** Kinds of records that hold pictures; labels under `picture.place.<kind>`. */
export const pictureHolders = [
  'goods',
  'goodsCategory',
  'brand',
  'store',
  'storeApply',
  'storeLevel',
  'storeMeal',
  'carousel',
  'dialog',
  'kingKong',
  'coupon',
  'account',
  'administrator',
  'member',
  'memberLevel',
  'order',
  'withdrawal',
  'setting',
  'video',
  'other',
] as const;
export type PictureHolder = (typeof pictureHolders)[number];

const place = z.object({ kind: z.enum(pictureHolders).catch('other'), id, name: z.string() });
export type PicturePlace = z.infer<typeof place>;

/** Where a picture is used, asked before it is deleted. A server without this call refuses the delete itself (40902). */
export const pictureUsage = endpoint({
  name: 'picture.usage',
  method: 'GET',
  path: '/v1/admin/picture/usage',
  access: signedIn,
  query: z.object({ id }),
  data: z.object({ total: z.number().int(), places: z.array(place) }),
});

export const pictureRemove = endpoint({
  name: 'picture.remove',
  method: 'DELETE',
  path: '/v1/admin/picture/{id}',
  access: mayUpload,
  query: z.object({ id }),
  data: nothing,
});
