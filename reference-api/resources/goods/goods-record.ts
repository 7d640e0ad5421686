import { and, asc, eq, isNull } from 'drizzle-orm';
import type { GoodsRecord as Wire } from '@/lib/contract/goods';
import { blockFields, type GoodsBlock, readBlock } from '@/lib/contract/goods/block';
import { type GoodsKind, sellsCards } from '@/lib/contract/goods/kind';
import { goodsKindField } from '@/lib/contract/goods/kind-field';
import { durationUnit, type GoodsSku } from '@/lib/contract/goods/sku';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf } from '@/lib/contract/states/yes-no';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import { goodsBrand, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import { orderItem } from '@/reference-api/database/schema/order';
import { maskedMobile } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';
import { needsReview } from './goods-review';
import { bit, namesIn } from './goods-rows';
import type { GoodsRecord } from './stored-goods';

/** One goods record as a form reads it (clarifications 1). */
export async function goodsRecordOf(record: GoodsRecord, call: Call): Promise<Wire> {
  const { database } = call;
  const kind = goodsKindField.parse(record.kind);
  const skus = await skusOf(record.id, database);
  const stores = await storeNames([record], database);
  const categories = await namesIn(goodsCategory, [record.categoryId], database);
  const brands = await namesIn(goodsBrand, record.brandId === null ? [] : [record.brandId], database);
  const { kindBlock: _flat, deletedAt: _gone, stock, ...plain } = record;
  return {
    ...plain,
    ...blockOf(kind, record),
    kind,
    specType: record.specType === 1 ? 1 : 0,
    specs: record.specs.map(({ name, values }) => ({ name, values: values.map(({ value, image = '' }) => ({ value, image })) })),
    limitType: threefold(record.limitType),
    commissionType: threefold(record.commissionType),
    saleMode: record.saleMode === 2 ? 2 : record.saleMode === 3 ? 3 : 1,
    saleTime: wireTimeOrNull(record.saleTime),
    pointsDeduct: flagOf(record.pointsDeduct),
    levelDiscount: flagOf(record.levelDiscount),
    couponUsable: flagOf(record.couponUsable),
    isRecommend: flagOf(record.isRecommend),
    isHot: flagOf(record.isHot),
    isNew: flagOf(record.isNew),
    totalStock: stock,
    storeName: stores.get(record.storeId) ?? '',
    categoryName: categories.get(record.categoryId) ?? '',
    brandName: brands.get(record.brandId ?? 0) ?? '',
    createTime: wireTime(record.createTime),
    updateTime: wireTime(record.updateTime),
    ordered: bit(await wasOrdered(record.id, database)),
    reviewed: bit(await needsReview(record.storeId, database, 'keyFields')),
    skus: skus.map(wireSku),
  };
}

const threefold = (value: number): 0 | 1 | 2 => (value === 1 ? 1 : value === 2 ? 2 : 0);

/** The variants that were not removed, in their order. */
export const skusOf = (goodsId: number, database: Database): Promise<SkuRecord[]> =>
  database
    .select()
    .from(goodsSku)
    .where(and(eq(goodsSku.goodsId, goodsId), isNull(goodsSku.deletedAt)))
    .orderBy(asc(goodsSku.sort), asc(goodsSku.id));
export type SkuRecord = typeof goodsSku.$inferSelect;

const wireSku = (sku: SkuRecord): GoodsSku => ({
  ...sku,
  values: sku.specValues,
  weightKg: sku.weightGram / 1000,
  status: bit(sku.status === onOff.on),
  durationUnit: durationUnit.catch(3).parse(sku.durationUnit),
  durationNum: sku.durationNum ?? 1,
});

/** What the kind of the goods has, complete with defaults for what was stored before a field existed. */
export function blockOf(kind: GoodsKind, { kindBlock, brandId }: Pick<GoodsRecord, 'kindBlock' | 'brandId'>): Partial<GoodsBlock> {
  const block = { ...readBlock(kindBlock), brandId };
  const { returnAddress } = block;
  const shown = { ...block, returnAddress: { ...returnAddress, mobile: maskedMobile(returnAddress.mobile) } };
  return Object.fromEntries(blockFields[kind].map((name) => [name, shown[name]]));
}

/** Whether anybody ever ordered these goods. */
export async function wasOrdered(goodsId: number, database: Database): Promise<boolean> {
  const [item] = await database.select({ id: orderItem.id }).from(orderItem).where(eq(orderItem.goodsId, goodsId)).limit(1);
  return item !== undefined;
}

export const storesCards = ({ kind, kindBlock }: Pick<GoodsRecord, 'kind' | 'kindBlock'>): boolean => sellsCards({ kind, ...kindBlock });
