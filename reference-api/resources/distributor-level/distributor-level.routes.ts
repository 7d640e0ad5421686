import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/codes';
import { distributorLevelDefault, distributorLevelStatus, distributorLevel as levelResource } from '@/lib/contract/distributor-level';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { findRecord } from '@/reference-api/crud/records';
import { distributorLevel } from '@/reference-api/database/schema/distributor';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serve } from '@/reference-api/serve';
import { distributorLevelSpec, requireNotDefault } from './distributor-level-spec';

const next = sql`${distributorLevel.version} + 1`;

/** Mounts the distributor levels (member.md 6); exactly one of them is the default. */
export function mountDistributorLevels(api: Api): void {
  crudRoutes(api, levelResource, distributorLevelSpec);

  serve(api, distributorLevelStatus, async (call) => {
    const { id, status } = call.body;
    const record = await findRecord(distributorLevelSpec, id, call, 'write');
    if (status === 0) requireNotDefault(record);
    await call.database.update(distributorLevel).set({ status, version: next }).where(eq(distributorLevel.id, id));
    return null;
  });

  serve(api, distributorLevelDefault, async (call) => {
    const record = await findRecord(distributorLevelSpec, call.body.id, call, 'write');
    if (record.status === 0) throw new Refusal(codes.defaultLevelDisable);
    await call.database
      .update(distributorLevel)
      .set({ isDefault: sql`case when ${distributorLevel.id} = ${record.id} then 1 else 0 end`, version: next });
    return null;
  });
}
