import { eq, sql } from 'drizzle-orm';
import { role, roleInfo, roleOptions, roleStatus } from '@/lib/contract/role';
import { role as roleTable } from '@/reference-api/database/schema/role';
import { crudRoutes, readRow } from '@/reference-api/house/crud-routes';
import { eachOf } from '@/reference-api/house/each-of';
import { findRecord } from '@/reference-api/house/records';
import { type Api, serve } from '@/reference-api/serve';
import { roleChoices, roleHouse } from './role-house';
import { requireNotOwn, requireSelfMade } from './role-rules';

/** Mounts the calls of roles (system.md 2). */
export function mountRoles(api: Api): void {
  crudRoutes(api, role, roleHouse);
  serve(api, roleInfo, (call) => readRow(roleHouse, call.query.id, call));
  serve(api, roleOptions, (call) => roleChoices(call, call.query.scope));
  serve(api, roleStatus, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await findRecord(roleHouse, id, step, 'write');
      requireSelfMade(record);
      if (call.body.status === 0) await requireNotOwn(record, step);
      await step.database
        .update(roleTable)
        .set({ status: call.body.status, version: sql`${roleTable.version} + 1` })
        .where(eq(roleTable.id, id));
    }),
  );
}
