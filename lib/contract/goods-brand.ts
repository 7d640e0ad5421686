import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { endpoint } from './call/endpoint';
import { resource } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { flag, id, pattern, text, time, version, wholeBetween } from './field/fields';

/** A brand of form goods (goods.md 2). */
export const goodsBrandRow = z.object({
  id,
  name: z.string(),
  firstLetter: z.string(),
  logo: z.string(),
  intro: z.string(),
  sort: z.number().int(),
  status: flag,
  goodsCount: z.number().int(),
  createTime: time,
  version,
});
export type GoodsBrand = z.infer<typeof goodsBrandRow>;

export const goodsBrandDraft = z.object({
  name: text(1, 20),
  firstLetter: pattern(/^[A-Z]$/),
  logo: z.string().min(1).max(500),
  intro: z.string().trim().max(200).default(''),
  sort: wholeBetween(0, 9999).default(0),
  status: flag.default(1),
});
export type GoodsBrandDraft = z.infer<typeof goodsBrandDraft>;

const write = mainStoreOnly(needs('admin_P2', 'admin_P2.category'));
const labels = 'goodsBrand.fields';

export const goodsBrand = resource({
  name: 'goodsBrand',
  path: '/v1/admin/goods/brand',
  row: goodsBrandRow,
  draft: goodsBrandDraft,
  patch: goodsBrandDraft.extend({ version }),
  filter: z.object({ name: z.string().trim().max(20).optional(), status: z.coerce.number().pipe(flag).optional() }),
  sortable: ['sort', 'createTime'],
  labels,
  read: needs('admin_P2'),
  write,
  changes: ['goods'],
});

export const goodsBrandStatus = endpoint({
  name: 'goodsBrand.status',
  method: 'PUT',
  path: '/v1/admin/goods/brand/status',
  access: write,
  body: z.object({ id, status: flag }),
  data: stateAnswer,
  labels,
});
