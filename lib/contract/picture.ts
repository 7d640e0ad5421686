import { z } from 'zod';
import { needsAny, signedIn } from './access';
import { endpoint } from './endpoint';
import { id, none, nothing } from './fields';
import { pageOf, paging } from './page';

/** Page size of the picture library (specification 9). */
export const PICTURE_PAGE_SIZE = 10;

export const picture = z.object({ id, url: z.string(), name: z.string().nullish(), createTime: z.string().nullish() });
export type Picture = z.infer<typeof picture>;

/** Any code that opens an area with pictures in it. */
const mayUpload = needsAny('admin_P1', 'admin_P2', 'admin_P3', 'admin_P5', 'admin_P6', 'admin_P7');

export const pictureList = endpoint({
  name: 'picture.list',
  method: 'GET',
  path: '/v1/admin/picture/list',
  access: signedIn,
  query: paging(PICTURE_PAGE_SIZE),
  body: none,
  data: pageOf(picture),
});

/** Multipart: `pictureFile`, or `file0` to `fileN`. */
export const pictureUpload = endpoint({
  name: 'picture.upload',
  kind: 'pictureUpload',
  method: 'POST',
  path: '/v1/admin/picture/upload',
  access: mayUpload,
  query: none,
  body: z.object({ groupId: z.string().optional() }),
  data: z.union([picture, z.array(picture)]),
  labels: 'picture.fields',
});

export const pictureRemove = endpoint({
  name: 'picture.remove',
  method: 'DELETE',
  path: '/v1/admin/picture/{id}',
  access: mayUpload,
  query: z.object({ id }),
  body: none,
  data: nothing,
});
