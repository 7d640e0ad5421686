import { eq, sql } from 'drizzle-orm';
import { goodsCategorySort, goodsCategoryStatus, goodsCategory as resource } from '@/lib/contract/goods-category';
import { writeRoutes } from '@/reference-api/crud/crud-routes';
import { findRecord } from '@/reference-api/crud/records';
import { goodsCategory } from '@/reference-api/database/schema/goods';
import { type Api, serve } from '@/reference-api/serve';
import { categoryTree } from './category-tree';
import { goodsCategorySpec } from './goods-category-spec';

const next = sql`${goodsCategory.version} + 1`;

/** Mounts the categories of goods (goods.md 1): the whole tree of a kind comes in one call. */
export function mountGoodsCategories(api: Api): void {
  serve(api, resource.list, async (call) => {
    const records = await call.database.select().from(goodsCategory).where(eq(goodsCategory.kind, call.query.kind));
    const rows = categoryTree(await goodsCategorySpec.rows(records, call), call.query);
    return { rows, total: rows.length };
  });
  writeRoutes(api, resource, goodsCategorySpec);

  serve(api, goodsCategoryStatus, async (call) => {
    const { id, status } = call.body;
    await findRecord(goodsCategorySpec, id, call, 'write');
    await call.database.update(goodsCategory).set({ status, version: next }).where(eq(goodsCategory.id, id));
    return null;
  });

  serve(api, goodsCategorySort, async (call) => {
    const { id, sort } = call.body;
    await findRecord(goodsCategorySpec, id, call, 'write');
    await call.database.update(goodsCategory).set({ sort, version: next }).where(eq(goodsCategory.id, id));
    return null;
  });
}
