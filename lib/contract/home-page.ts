import { z } from 'zod';
import { needs, needsAny } from './access';
import { endpoint } from './endpoint';
import { id, none, nothing } from './fields';
import { pageOf } from './page';

/** Records whose fields parameter.md 1, 2 and 4 list; what a server adds is kept. */
const record = z.looseObject({ id });
const draft = z.looseObject({});
const byId = z.object({ id });

const read = needs('admin_P6');
const write = needs('admin_P6', 'admin_P6.edit');

export const kingKongList = endpoint({
  name: 'kingKong.list',
  method: 'GET',
  path: '/v1/admin/home/king-kong/list',
  access: read,
  query: none,
  body: none,
  data: pageOf(record),
});

/** One entry with all its fields, or `{list:[{id,sort}]}` to reorder. */
export const kingKongSave = endpoint({
  name: 'kingKong.save',
  method: 'PUT',
  path: '/v1/admin/home/king-kong',
  access: write,
  query: none,
  body: draft,
  data: nothing,
});

export const carouselList = endpoint({
  name: 'carousel.list',
  method: 'GET',
  path: '/v1/admin/home/carousel/list',
  access: read,
  query: draft,
  body: none,
  data: pageOf(record),
});

export const carouselCreate = endpoint({
  name: 'carousel.create',
  method: 'POST',
  path: '/v1/admin/home/carousel',
  access: write,
  query: none,
  body: draft,
  data: record,
});

export const carouselUpdate = endpoint({
  name: 'carousel.update',
  method: 'PUT',
  path: '/v1/admin/home/carousel',
  access: write,
  query: none,
  body: record,
  data: record,
});

export const carouselRemove = endpoint({
  name: 'carousel.remove',
  method: 'DELETE',
  path: '/v1/admin/home/carousel/{id}',
  access: write,
  query: byId,
  body: none,
  data: nothing,
});

export const accountConfigList = endpoint({
  name: 'accountConfig.list',
  method: 'GET',
  path: '/v1/admin/account/config/list',
  access: needsAny('admin_P6', 'admin_P3'),
  query: draft,
  body: none,
  data: pageOf(record),
});

export const accountConfigCreate = endpoint({
  name: 'accountConfig.create',
  method: 'POST',
  path: '/v1/admin/account/config',
  access: write,
  query: none,
  body: draft,
  data: record,
});

export const accountConfigUpdate = endpoint({
  name: 'accountConfig.update',
  method: 'PUT',
  path: '/v1/admin/account/config',
  access: write,
  query: none,
  body: record,
  data: record,
});

export const accountConfigRemove = endpoint({
  name: 'accountConfig.remove',
  method: 'DELETE',
  path: '/v1/admin/account/config/{id}',
  access: write,
  query: byId,
  body: none,
  data: nothing,
});
