import { distributorLevelDefault, distributorLevelStatus, distributorLevel as levelResource } from '@/lib/contract/distributor-level';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { makeDefault, switchRecord } from '@/reference-api/crud/default-record';
import { findRecord } from '@/reference-api/crud/records';
import { distributorLevel } from '@/reference-api/database/schema/distributor';
import { type Api, serve } from '@/reference-api/serve';
import { distributorLevelSpec } from './distributor-level-spec';

/** Mounts the distributor levels (member.md 6); exactly one of them is the default. */
export function mountDistributorLevels(api: Api): void {
  crudRoutes(api, levelResource, distributorLevelSpec);

  serve(api, distributorLevelStatus, async (call) => {
    await findRecord(distributorLevelSpec, call.body.id, call, 'write');
    return switchRecord(distributorLevel, call.body, call);
  });

  serve(api, distributorLevelDefault, async (call) => {
    const { id } = await findRecord(distributorLevelSpec, call.body.id, call, 'write');
    return makeDefault(distributorLevel, id, call);
  });
}
