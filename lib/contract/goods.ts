import { z } from 'zod';
import { needs } from './access';
import { endpoint } from './call/endpoint';
import { infoOf } from './call/listing-calls';
import { listing } from './call/resource';
import { fen, flag, id, keyword, time, version } from './field/fields';
import { goodsBlock } from './goods/block';
import { goodsDraft } from './goods/draft';
import { commonGoodsFields, readOnlyGoodsFields, writtenOnly } from './goods/fields';
import { goodsKindField, queriedKind } from './goods/kind-field';
import { goodsSku } from './goods/sku';
import { writeGoods } from './goods/write-access';

/** Tabs of the list (goods.md 4); 全部 leaves out the recycle bin. */
export const GOODS_TABS = ['all', 'onSale', 'warehouse', 'soldOut', 'warn', 'auditing', 'rejected', 'recycle'] as const;
export const goodsTab = z.enum(GOODS_TABS);
export type GoodsTab = z.infer<typeof goodsTab>;

/** Goods as the list shows them. */
export const goodsRow = z.object({
  id,
  kind: goodsKindField,
  name: z.string(),
  subtitle: z.string(),
  cover: z.string(),
  categoryId: id,
  categoryName: z.string(),
  brandId: id.nullable(),
  brandName: z.string(),
  priceMin: fen,
  priceMax: fen,
  stock: z.number().int(),
  stockWarn: z.number().int(),
  skuCount: z.number().int(),
  /** The stock is the number of unsold cards and not typed. */
  cardStock: flag,
  sales: z.number().int(),
  views: z.number().int(),
  sort: z.number().int(),
  isRecommend: flag,
  isHot: flag,
  isNew: flag,
  saleMode: z.number().int(),
  saleTime: time.nullable(),
  status: z.number().int(),
  auditStatus: z.number().int(),
  auditReason: z.string(),
  storeId: id,
  storeName: z.string(),
  createTime: time,
  updateTime: time,
  version,
});
export type Goods = z.infer<typeof goodsRow>;

const optionalNumber = z.coerce.number().int().optional();

export const goodsFilter = z.object({
  kind: queriedKind.optional(),
  tab: goodsTab.default('all'),
  keyword,
  categoryId: optionalNumber,
  brandId: optionalNumber,
  status: optionalNumber,
  auditStatus: optionalNumber,
  storeId: optionalNumber,
  priceMin: optionalNumber,
  priceMax: optionalNumber,
  stockMin: optionalNumber,
  stockMax: optionalNumber,
  startTime: time.optional(),
  endTime: time.optional(),
});
export type GoodsFilter = z.output<typeof goodsFilter>;

export const readGoods = needs('admin_P2');
export const goodsLabels = 'goods.fields';
export const goodsPath = '/v1/admin/goods';

export const goods = listing({
  name: 'goods',
  path: goodsPath,
  row: goodsRow,
  filter: goodsFilter,
  sortable: ['sort', 'price', 'stock', 'sales', 'createTime'],
  labels: goodsLabels,
  read: readGoods,
});

/** One goods record: what a form needs, which may be sent back with `submit` (clarifications 1). Fields of other kinds are absent. */
export const goodsRecord = z.object({
  id,
  version,
  kind: goodsKindField,
  ...commonGoodsFields,
  stockWarn: z.number().int(),
  name: z.string(),
  categoryId: id,
  ...writtenOnly,
  ...z.object(goodsBlock).partial().shape,
  ...readOnlyGoodsFields,
  categoryName: z.string(),
  brandName: z.string(),
  /** Orders exist: the specs are locked (60415). */
  ordered: flag,
  /** A change of a key field takes the goods off sale for a new review. */
  reviewed: flag,
  skus: z.array(goodsSku),
});
export type GoodsRecord = z.infer<typeof goodsRecord>;

export const goodsInfo = infoOf(goods, goodsRecord);

/** What every write of one goods record answers. */
export const goodsWritten = z.object({ id, status: z.number().int(), auditStatus: z.number().int(), version });
export type GoodsWritten = z.infer<typeof goodsWritten>;

export const goodsCreate = endpoint({
  name: 'goods.create',
  method: 'POST',
  path: goodsPath,
  access: writeGoods,
  idempotent: true,
  body: goodsDraft,
  data: goodsWritten,
  labels: goodsLabels,
  changes: ['goodsCard', 'goodsCategory', 'goodsLog'],
});

export const goodsUpdate = endpoint({
  name: 'goods.update',
  method: 'PUT',
  path: goodsPath,
  access: writeGoods,
  body: z.intersection(goodsDraft, z.object({ id, version })),
  data: goodsWritten,
  labels: goodsLabels,
  changes: ['goodsCard', 'goodsCategory', 'goodsLog'],
});
