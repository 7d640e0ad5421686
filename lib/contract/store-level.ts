import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { endpoint } from './call/endpoint';
import { resource } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { flag, id, optionalPicture, percent, text, version, wholeBetween } from './field/fields';

/** A level of stores with its fee and settlement rules (shopping.md 3); exactly one is the default. */
export const storeLevelRow = z.object({
  id,
  name: z.string(),
  grade: z.number().int(),
  icon: z.string(),
  platformRate: z.number(),
  settleDays: z.number().int(),
  withdrawFee: z.number(),
  goodsLimit: z.number().int(),
  needGoodsAudit: flag,
  isDefault: flag,
  status: flag,
  sort: z.number().int(),
  remark: z.string(),
  storeCount: z.number().int(),
  version,
});
export type StoreLevel = z.infer<typeof storeLevelRow>;

export const storeLevelDraft = z.object({
  name: text(1, 20),
  grade: wholeBetween(1, 99),
  icon: optionalPicture,
  platformRate: percent,
  settleDays: wholeBetween(0, 90).default(0),
  withdrawFee: percent.default(0),
  /** 0 = no limit. */
  goodsLimit: wholeBetween(0, 100_000).default(0),
  needGoodsAudit: flag.default(1),
  status: flag.default(1),
  sort: wholeBetween(0, 9999).default(0),
  remark: z.string().trim().max(200).default(''),
});
export type StoreLevelDraft = z.infer<typeof storeLevelDraft>;

const access = mainStoreOnly(needs('admin_P3', 'platform'));
const labels = 'storeLevel.fields';

export const storeLevel = resource({
  name: 'storeLevel',
  path: '/v1/admin/store/level',
  row: storeLevelRow,
  draft: storeLevelDraft,
  patch: storeLevelDraft.extend({ version }),
  filter: z.object({ name: z.string().trim().max(20).optional(), status: z.coerce.number().pipe(flag).optional() }),
  labels,
  read: access,
  write: access,
  changes: ['store'],
});

/** What the form of a new level begins with: the fee and settlement days of the rules for the other stores (parameter.md 6). */
export const storeLevelDefaults = endpoint({
  name: 'storeLevel.defaults',
  method: 'GET',
  path: '/v1/admin/store/level/defaults',
  access,
  data: z.object({ platformRate: z.number(), settleDays: z.number().int() }),
});

export const storeLevelStatus = endpoint({
  name: 'storeLevel.status',
  method: 'PUT',
  path: '/v1/admin/store/level/status',
  access,
  body: z.object({ id, status: flag }),
  data: stateAnswer,
  changes: ['store'],
});

export const storeLevelDefault = endpoint({
  name: 'storeLevel.default',
  method: 'PUT',
  path: '/v1/admin/store/level/default',
  access,
  body: z.object({ id }),
  data: stateAnswer,
  changes: ['store'],
});
