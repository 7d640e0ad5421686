import { desc, eq, sql } from 'drizzle-orm';
import { expressImportCommon, expressOptions, expressSort, expressStatus, express as resource } from '@/lib/contract/express';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf, yesNo } from '@/lib/contract/states/yes-no';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { eachOf } from '@/reference-api/crud/each-of';
import { findRecord } from '@/reference-api/crud/records';
import { express } from '@/reference-api/database/schema/express';
import { notFound } from '@/reference-api/not-found';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { commonCompanies } from './common-companies';
import { expressSpec } from './express-spec';

/** Mounts the express companies (finance.md 3). */
export function mountExpress(api: Api): void {
  crudRoutes(api, resource, expressSpec);

  serve(api, expressOptions, async ({ database }) => {
    const rows = await database
      .select({ id: express.id, code: express.code, name: express.name, logo: express.logo, isCommon: express.isCommon })
      .from(express)
      .where(eq(express.status, onOff.on))
      .orderBy(desc(express.isCommon), desc(express.sort), desc(express.id));
    return rows.map((row) => ({ ...row, isCommon: flagOf(row.isCommon) }));
  });

  serve(api, expressStatus, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      await change(id, { status: call.body.status }, step);
    }),
  );
  serve(api, expressSort, (call) => change(call.body.id, { sort: call.body.sort }, call));

  serve(api, expressImportCommon, async ({ database, now }) => {
    const last = commonCompanies.length;
    const values = commonCompanies.map((company, at) => ({ ...company, isCommon: yesNo.yes, sort: last - at, createTime: now }));
    // Code or name may be there already, in whatever case it was typed.
    const added = await database.insert(express).values(values).onConflictDoNothing().returning({ id: express.id });
    return { added: added.length };
  });
}

async function change(id: number, set: Partial<typeof express.$inferInsert>, call: Call) {
  await findRecord(expressSpec, id, call, 'write');
  const [row] = await call.database
    .update(express)
    .set({ ...set, version: sql`${express.version} + 1` })
    .where(eq(express.id, id))
    .returning({ id: express.id, status: express.status, version: express.version });
  if (!row) throw notFound('expressCompany');
  return row;
}
