import { eq, sql } from 'drizzle-orm';
import { goodsBrandStatus, goodsBrand as resource } from '@/lib/contract/goods-brand';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { findRecord } from '@/reference-api/crud/records';
import { goodsBrand } from '@/reference-api/database/schema/goods';
import { type Api, serve } from '@/reference-api/serve';
import { goodsBrandSpec } from './goods-brand-spec';

/** Mounts the brands of form goods (goods.md 2). */
export function mountGoodsBrands(api: Api): void {
  crudRoutes(api, resource, goodsBrandSpec);

  serve(api, goodsBrandStatus, async (call) => {
    const { id, status } = call.body;
    await findRecord(goodsBrandSpec, id, call, 'write');
    await call.database
      .update(goodsBrand)
      .set({ status, version: sql`${goodsBrand.version} + 1` })
      .where(eq(goodsBrand.id, id));
    return null;
  });
}
