import { z } from 'zod';
import { mainStoreOnly, needs, needsAny } from './access';
import { endpoint } from './call/endpoint';
import { resource } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { flag, id, text, time, version, wholeBetween } from './field/fields';
import { goodsKindField, queriedKind } from './goods/kind-field';

/** A category of goods (goods.md 1): two levels deep, `parentId` 0 at the top. */
const category = z.object({
  id,
  kind: goodsKindField,
  parentId: id,
  name: z.string(),
  icon: z.string(),
  banner: z.string(),
  sort: z.number().int(),
  status: flag,
  goodsCount: z.number().int(),
  createTime: time,
  version,
});

/** A top category with its children; theirs are empty. */
export const goodsCategoryRow = category.extend({ children: z.array(category.extend({ children: z.array(z.never()).default([]) })) });
export type GoodsCategory = z.infer<typeof goodsCategoryRow>;
export type GoodsSubcategory = GoodsCategory['children'][number];

const fields = {
  parentId: id.default(0),
  name: text(1, 20),
  icon: z.string().min(1).max(500),
  banner: z.string().max(500).default(''),
  sort: wholeBetween(0, 9999).default(0),
  status: flag.default(1),
};
export const goodsCategoryDraft = z.object({ kind: goodsKindField, ...fields });
export type GoodsCategoryDraft = z.infer<typeof goodsCategoryDraft>;
/** The kind is fixed. */
const patch = z.object({ ...fields, version });

const write = mainStoreOnly(needs('admin_P2', 'admin_P2.category'));
const labels = 'goodsCategory.fields';
const base = '/v1/admin/goods/category';

export const goodsCategory = resource({
  name: 'goodsCategory',
  path: base,
  row: goodsCategoryRow,
  draft: goodsCategoryDraft,
  patch,
  filter: z.object({
    kind: queriedKind,
    name: z.string().trim().max(20).optional(),
    status: z.coerce.number().pipe(flag).optional(),
  }),
  labels,
  // Coupons and links choose categories too.
  read: needsAny('admin_P2', 'admin_P5', 'admin_P6'),
  write,
  changes: ['goods'],
});

export const goodsCategoryStatus = endpoint({
  name: 'goodsCategory.status',
  method: 'PUT',
  path: `${base}/status`,
  access: write,
  body: z.object({ id, status: flag }),
  data: stateAnswer,
  labels,
});

export const goodsCategorySort = endpoint({
  name: 'goodsCategory.sort',
  method: 'PUT',
  path: `${base}/sort`,
  access: write,
  body: z.object({ id, sort: wholeBetween(0, 9999) }),
  data: stateAnswer,
  labels,
});
