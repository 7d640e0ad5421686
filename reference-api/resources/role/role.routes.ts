import { eq, sql } from 'drizzle-orm';
import { role, roleInfo, roleOptions, roleStatus } from '@/lib/contract/role';
import { onOff } from '@/lib/contract/states/on-off';
import { crudRoutes, readRow } from '@/reference-api/crud/crud-routes';
import { eachOf } from '@/reference-api/crud/each-of';
import { findRecord } from '@/reference-api/crud/records';
import { role as roleTable } from '@/reference-api/database/schema/role';
import { type Api, serve } from '@/reference-api/serve';
import { requireHeld, requireNotOwn, requireSelfMade } from './role-rules';
import { roleChoices, roleSpec } from './role-spec';

/** Mounts the calls of roles (system.md 2). */
export function mountRoles(api: Api): void {
  crudRoutes(api, role, roleSpec);
  serve(api, roleInfo, (call) => readRow(roleSpec, call.query.id, call));
  serve(api, roleOptions, (call) => roleChoices(call, call.query.scope));
  serve(api, roleStatus, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await findRecord(roleSpec, id, step, 'write');
      requireSelfMade(record);
      requireHeld(record, step);
      if (call.body.status === onOff.off) await requireNotOwn(record, step);
      await step.database
        .update(roleTable)
        .set({ status: call.body.status, version: sql`${roleTable.version} + 1` })
        .where(eq(roleTable.id, id));
    }),
  );
}
