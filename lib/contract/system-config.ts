import { z } from 'zod';
import { needs } from './access';
import { endpoint } from './endpoint';
import { none, nothing } from './fields';

/** Groups of settings; unknown groups and keys are kept, so that nothing is lost on a save (parameter.md 5). */
const config = z.record(z.string(), z.unknown());
/** Blocks of the home page in their order; servers send a bare array too (parameter.md 3). */
const sortInfo = z.union([
  z.array(z.looseObject({ key: z.string() })),
  z.looseObject({ list: z.array(z.looseObject({ key: z.string() })) }),
]);

const read = needs('admin_P6');
const write = needs('admin_P6', 'admin_P6.edit');

export const configInfo = endpoint({
  name: 'systemConfig.info',
  method: 'GET',
  path: '/v1/admin/system/config/info',
  access: read,
  query: none,
  body: none,
  data: config,
});

export const configSave = endpoint({
  name: 'systemConfig.save',
  method: 'POST',
  path: '/v1/admin/system/config/save',
  access: write,
  query: none,
  body: config,
  data: nothing,
});

export const sortInfoRead = endpoint({
  name: 'homeSort.read',
  method: 'GET',
  path: '/v1/admin/system/config/home/sort-info',
  access: read,
  query: none,
  body: none,
  data: sortInfo,
});

export const sortInfoSave = endpoint({
  name: 'homeSort.save',
  method: 'POST',
  path: '/v1/admin/system/config/home/sort-info',
  access: write,
  query: none,
  body: sortInfo,
  data: nothing,
});
