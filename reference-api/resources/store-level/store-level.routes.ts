import { and, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { storeLevel as resource, storeLevelDefault, storeLevelDefaults, storeLevelStatus } from '@/lib/contract/store-level';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { findRecord } from '@/reference-api/crud/records';
import { storeLevel } from '@/reference-api/database/schema/store';
import { Refusal } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { storeLevelSpec } from './store-level-spec';

const next = sql`${storeLevel.version} + 1`;
const answered = { id: storeLevel.id, status: storeLevel.status, version: storeLevel.version };

/** Mounts the levels of stores (shopping.md 3); exactly one of them is the default. */
export function mountStoreLevels(api: Api): void {
  crudRoutes(api, resource, storeLevelSpec);

  serve(api, storeLevelDefaults, async ({ database }) => {
    const { os } = await readSettings(database, ['os']);
    return { platformRate: os.platformRateDefault, settleDays: os.settleDaysDefault };
  });

  serve(api, storeLevelStatus, async (call) => {
    const { id, status } = call.body;
    await findRecord(storeLevelSpec, id, call, 'write');
    // The default is compared in the same step, so that it cannot become the default while it is switched off.
    const notDefault = status === onOff.off ? eq(storeLevel.isDefault, yesNo.no) : undefined;
    return changed(and(eq(storeLevel.id, id), notDefault), { status }, call);
  });

  serve(api, storeLevelDefault, async (call) => {
    const { id } = call.body;
    await findRecord(storeLevelSpec, id, call, 'write');
    // Both rows are locked in one order, then the old one steps back before the new one takes its place.
    await call.database.execute(
      sql`select id from ${storeLevel} where ${storeLevel.isDefault} = 1 or ${storeLevel.id} = ${id} order by id for update`,
    );
    const [enabled] = await call.database
      .select({ status: storeLevel.status })
      .from(storeLevel)
      .where(and(eq(storeLevel.id, id), eq(storeLevel.status, 1)));
    if (!enabled) throw new Refusal(codes.defaultLevelMustRemain);
    await call.database.update(storeLevel).set({ isDefault: yesNo.no, version: next }).where(eq(storeLevel.isDefault, yesNo.yes));
    return changed(eq(storeLevel.id, id), { isDefault: yesNo.yes }, call);
  });
}

async function changed(which: ReturnType<typeof and>, set: Partial<typeof storeLevel.$inferInsert>, { database }: Call) {
  const [row] = await database
    .update(storeLevel)
    .set({ ...set, version: next })
    .where(which)
    .returning(answered);
  if (!row) throw new Refusal(codes.defaultLevelDisable);
  return row;
}
