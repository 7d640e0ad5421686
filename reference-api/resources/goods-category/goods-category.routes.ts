import { eq } from 'drizzle-orm';
import { goodsCategorySort, goodsCategoryStatus, goodsCategory as resource } from '@/lib/contract/goods-category';
import { changeRecord } from '@/reference-api/crud/change-record';
import { writeRoutes } from '@/reference-api/crud/crud-routes';
import { goodsCategory } from '@/reference-api/database/schema/goods';
import { type Api, serve } from '@/reference-api/serve';
import { categoryTree } from './category-tree';
import { goodsCategorySpec } from './goods-category-spec';

/** Mounts the categories of goods (goods.md 1): the whole tree of a kind comes in one call. */
export function mountGoodsCategories(api: Api): void {
  serve(api, resource.list, async (call) => {
    const records = await call.database.select().from(goodsCategory).where(eq(goodsCategory.kind, call.query.kind));
    const rows = categoryTree(await goodsCategorySpec.rows(records, call), call.query);
    return { rows, total: rows.length };
  });
  writeRoutes(api, resource, goodsCategorySpec);

  serve(api, goodsCategoryStatus, (call) => {
    const { id, status } = call.body;
    return changeRecord(goodsCategorySpec, id, { status }, call);
  });

  serve(api, goodsCategorySort, (call) => {
    const { id, sort } = call.body;
    return changeRecord(goodsCategorySpec, id, { sort }, call);
  });
}
