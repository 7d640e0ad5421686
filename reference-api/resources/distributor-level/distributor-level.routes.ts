import { distributorLevel, distributorLevelDefault, distributorLevelStatus } from '@/lib/contract/distributor-level';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import type { Api } from '@/reference-api/serve';
import { levelRoutes } from '../level/level.routes';
import { distributorLevelSpec } from './distributor-level-spec';

/** Mounts the distributor levels (member.md 6). */
export function mountDistributorLevels(api: Api): void {
  crudRoutes(api, distributorLevel, distributorLevelSpec);
  levelRoutes(api, distributorLevelSpec, distributorLevelStatus, distributorLevelDefault);
}
