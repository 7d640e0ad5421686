import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/codes';
import { memberLevel as levelResource, memberLevelDefault, memberLevelStatus } from '@/lib/contract/member-level';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { findRecord } from '@/reference-api/crud/records';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serve } from '@/reference-api/serve';
import { beforeDisable, memberLevelSpec } from './member-level-spec';

const next = sql`${memberLevel.version} + 1`;

/** Mounts the member levels (member.md 4); exactly one of them is the default. */
export function mountMemberLevels(api: Api): void {
  crudRoutes(api, levelResource, memberLevelSpec);

  serve(api, memberLevelStatus, async (call) => {
    const { id, status } = call.body;
    const record = await findRecord(memberLevelSpec, id, call, 'write');
    if (status === 0 && record.status === 1) await beforeDisable(record, call);
    await call.database.update(memberLevel).set({ status, version: next }).where(eq(memberLevel.id, id));
    return null;
  });

  serve(api, memberLevelDefault, async (call) => {
    const record = await findRecord(memberLevelSpec, call.body.id, call, 'write');
    if (record.status === 0) throw new Refusal(codes.defaultLevelDisable);
    await call.database
      .update(memberLevel)
      .set({ isDefault: sql`case when ${memberLevel.id} = ${record.id} then 1 else 0 end`, version: next });
    return null;
  });
}
