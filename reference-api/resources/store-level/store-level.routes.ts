import { storeLevel, storeLevelDefault, storeLevelDefaults, storeLevelStatus } from '@/lib/contract/store-level';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { type Api, serve } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { levelRoutes } from '../level/level.routes';
import { storeLevelSpec } from './store-level-spec';

/** Mounts the levels of stores (shopping.md 3), and what a new one begins with. */
export function mountStoreLevels(api: Api): void {
  crudRoutes(api, storeLevel, storeLevelSpec);
  levelRoutes(api, storeLevelSpec, storeLevelStatus, storeLevelDefault);

  serve(api, storeLevelDefaults, async ({ database }) => {
    const { os } = await readSettings(database, ['os']);
    return { platformRate: os.platformRateDefault, settleDays: os.settleDaysDefault };
  });
}
