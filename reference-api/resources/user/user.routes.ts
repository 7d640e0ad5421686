import { and, asc, eq, sql } from 'drizzle-orm';
import { onOff } from '@/lib/contract/states/on-off';
import { kick, resetPassword, user, userStatus } from '@/lib/contract/user';
import { userOptions } from '@/lib/contract/user/options';
import { heldCodes } from '@/reference-api/auth/held-codes';
import { endLogins } from '@/reference-api/auth/logins';
import { hashPassword, oneTimePassword } from '@/reference-api/auth/password';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { eachOf } from '@/reference-api/crud/each-of';
import { containsKeyword } from '@/reference-api/crud/filters';
import { findRecord } from '@/reference-api/crud/records';
import { admin } from '@/reference-api/database/schema/admin';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { requireNotHigher, requireNotOwnPassword } from './user-rules';
import { requireDisposable, userSpec } from './user-spec';

const MAX_OPTIONS = 50;

/** Mounts the calls of administrators (system.md 3). */
export function mountUsers(api: Api): void {
  crudRoutes(api, user, userSpec);

  serve(api, userStatus, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await actedOn(id, step);
      if (call.body.status === onOff.off) await requireDisposable(record, step);
      await change(id, { status: call.body.status }, step);
      if (call.body.status === onOff.off) await endLogins(step.database, [id], step.now);
    }),
  );

  serve(api, resetPassword, async (call) => {
    const { id } = await actedOn(call.body.id, call);
    requireNotOwnPassword(id, call);
    const tempPassword = oneTimePassword();
    await change(id, { passwordHash: await hashPassword(tempPassword), mustChangePassword: 1 }, call);
    await endLogins(call.database, [id], call.now);
    return { tempPassword };
  });

  serve(api, kick, async (call) => {
    const { id, status, version } = await actedOn(call.body.id, call);
    await endLogins(call.database, [id], call.now);
    return { id, status, version };
  });

  serve(api, userOptions, ({ query, caller, database }) =>
    database
      .select({ id: admin.id, name: admin.name, username: admin.username })
      .from(admin)
      .where(
        and(
          eq(admin.storeId, caller.storeId),
          eq(admin.status, onOff.on),
          containsKeyword(query.keyword, [admin.name, admin.username]),
          query.forOrders === 1 ? sql`'admin_P3' = any(${heldCodes(sql`${admin.id}`)})` : undefined,
        ),
      )
      .orderBy(asc(admin.id))
      .limit(MAX_OPTIONS),
  );
}

async function actedOn(id: number, call: Call) {
  const record = await findRecord(userSpec, id, call, 'write');
  await requireNotHigher(record, call);
  return record;
}

const change = (id: number, changes: Partial<typeof admin.$inferInsert>, { database }: Call) =>
  database
    .update(admin)
    .set({ ...changes, version: sql`${admin.version} + 1` })
    .where(eq(admin.id, id));
