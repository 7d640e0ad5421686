import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { endpoint } from './call/endpoint';
import { resource } from './call/resource';
import { flag, optionalPicture, percent, text, version, wholeBetween } from './field/fields';
import { levelDefault, levelFilter, levelRow, levelStatus } from './level';

/** A level of stores with its fee and settlement rules (shopping.md 3); exactly one is the default. */
export const storeLevelRow = levelRow.extend({
  platformRate: z.number(),
  settleDays: z.number().int(),
  withdrawFee: z.number(),
  goodsLimit: z.number().int(),
  needGoodsAudit: flag,
  sort: z.number().int(),
  remark: z.string(),
  storeCount: z.number().int(),
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
  filter: levelFilter,
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

export const storeLevelStatus = levelStatus(storeLevel);
export const storeLevelDefault = levelDefault(storeLevel, ['store']);
