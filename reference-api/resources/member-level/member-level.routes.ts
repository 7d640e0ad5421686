import { memberLevel as levelResource, memberLevelDefault, memberLevelStatus } from '@/lib/contract/member-level';
import { onOff } from '@/lib/contract/states/on-off';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { makeDefault, switchRecord } from '@/reference-api/crud/default-record';
import { findRecord } from '@/reference-api/crud/records';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { type Api, serve } from '@/reference-api/serve';
import { beforeDisable, memberLevelSpec } from './member-level-spec';

/** Mounts the member levels (member.md 4); exactly one of them is the default. */
export function mountMemberLevels(api: Api): void {
  crudRoutes(api, levelResource, memberLevelSpec);

  serve(api, memberLevelStatus, async (call) => {
    const record = await findRecord(memberLevelSpec, call.body.id, call, 'write');
    const moved = await switchRecord(memberLevel, call.body, call);
    if (moved.status === onOff.off && record.status === onOff.on) await beforeDisable(record, call);
    return moved;
  });

  serve(api, memberLevelDefault, async (call) => {
    const { id } = await findRecord(memberLevelSpec, call.body.id, call, 'write');
    return makeDefault(memberLevel, id, call);
  });
}
