import { memberLevel, memberLevelDefault, memberLevelStatus } from '@/lib/contract/member-level';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import type { Api } from '@/reference-api/serve';
import { levelRoutes } from '../level/level.routes';
import { beforeDisable, memberLevelSpec } from './member-level-spec';

/** Mounts the member levels (member.md 4). */
export function mountMemberLevels(api: Api): void {
  crudRoutes(api, memberLevel, memberLevelSpec);
  levelRoutes(api, memberLevelSpec, memberLevelStatus, memberLevelDefault, beforeDisable);
}
