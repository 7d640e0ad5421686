import { and, count, inArray, isNull, ne } from 'drizzle-orm';
import { goodsKinds } from '@/lib/contract/goods/kind';
import { goodsState } from '@/lib/contract/states/goods';
import type { Database } from '@/reference-api/database/connect';
import { goods } from '@/reference-api/database/schema/goods';

/** How many goods stores have, those in the recycle bin apart; one that is not among the answers has none. */
export async function goodsOfStores(ids: readonly number[], database: Database): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ storeId: goods.storeId, goods: count() })
    .from(goods)
    // All kinds are named because the index that counts alone begins with them.
    .where(
      and(
        inArray(goods.kind, [...goodsKinds]),
        inArray(goods.storeId, [...ids]),
        ne(goods.status, goodsState.recycled),
        isNull(goods.deletedAt),
      ),
    )
    .groupBy(goods.storeId);
  return new Map(found.map(({ storeId, goods: some }) => [storeId, some]));
}
