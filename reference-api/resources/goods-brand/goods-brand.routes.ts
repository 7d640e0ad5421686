import { goodsBrandStatus, goodsBrand as resource } from '@/lib/contract/goods-brand';
import { changeRecord } from '@/reference-api/crud/change-record';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { type Api, serve } from '@/reference-api/serve';
import { goodsBrandSpec } from './goods-brand-spec';

/** Mounts the brands of form goods (goods.md 2). */
export function mountGoodsBrands(api: Api): void {
  crudRoutes(api, resource, goodsBrandSpec);

  serve(api, goodsBrandStatus, (call) => {
    const { id, status } = call.body;
    return changeRecord(goodsBrandSpec, id, { status }, call);
  });
}
