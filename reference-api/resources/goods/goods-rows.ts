import { and, count, inArray, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Goods } from '@/lib/contract/goods';
import { sellsCards } from '@/lib/contract/goods/kind';
import { goodsKindField } from '@/lib/contract/goods/kind-field';
import { flagOf } from '@/lib/contract/states/yes-no';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import { goodsBrand, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import type { Call } from '@/reference-api/serve';
import type { GoodsRecord } from './stored-goods';

/** Stored goods as the list shows them; names of other tables are read for the whole page at once. */
export async function goodsRows(records: readonly GoodsRecord[], { database }: Call): Promise<Goods[]> {
  const [categories, brands, stores, skus] = await Promise.all([
    namesIn(goodsCategory, numbers(records.map(({ categoryId }) => categoryId)), database),
    namesIn(goodsBrand, numbers(records.map(({ brandId }) => brandId)), database),
    storeNames(records, database),
    skuCounts(numbers(records.map(({ id }) => id)), database),
  ]);
  return records.map((record) => ({
    ...record,
    kind: goodsKindField.parse(record.kind),
    categoryName: categories.get(record.categoryId) ?? '',
    brandName: brands.get(record.brandId ?? 0) ?? '',
    storeName: stores.get(record.storeId) ?? '',
    skuCount: skus.get(record.id) ?? 0,
    cardStock: bit(sellsCards({ kind: record.kind, ...record.kindBlock })),
    isRecommend: flagOf(record.isRecommend),
    isHot: flagOf(record.isHot),
    isNew: flagOf(record.isNew),
    saleTime: wireTimeOrNull(record.saleTime),
    createTime: wireTime(record.createTime),
    updateTime: wireTime(record.updateTime),
  }));
}

/** A switch of the wire. */
export const bit = (on: boolean): 0 | 1 => (on ? 1 : 0);

const numbers = (ids: readonly (number | null)[]): number[] => [...new Set(ids.flatMap((id) => id ?? []))];

/** Names by number, for tables that have both. */
export async function namesIn(
  table: (PgTable & Pick<typeof goodsCategory, 'id' | 'name'>) | (PgTable & Pick<typeof goodsBrand, 'id' | 'name'>),
  ids: readonly number[],
  database: Database,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function skuCounts(ids: readonly number[], database: Database): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ goodsId: goodsSku.goodsId, skus: count() })
    .from(goodsSku)
    .where(and(inArray(goodsSku.goodsId, [...ids]), isNull(goodsSku.deletedAt)))
    .groupBy(goodsSku.goodsId);
  return new Map(found.map(({ goodsId, skus }) => [goodsId, skus]));
}
