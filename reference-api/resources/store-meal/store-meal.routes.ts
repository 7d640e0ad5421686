import { eq, sql } from 'drizzle-orm';
import { storeMeal as resource, storeMealSort, storeMealStatus } from '@/lib/contract/store-meal';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { eachOf } from '@/reference-api/crud/each-of';
import { findRecord } from '@/reference-api/crud/records';
import { storeMeal } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { storeMealSpec } from './store-meal-spec';

/** Mounts the plans (shopping.md 4). */
export function mountStoreMeals(api: Api): void {
  crudRoutes(api, resource, storeMealSpec);

  serve(api, storeMealStatus, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      await change(id, { status: call.body.status }, step);
    }),
  );
  serve(api, storeMealSort, (call) => change(call.body.id, { sort: call.body.sort }, call));
}

async function change(id: number, set: Partial<typeof storeMeal.$inferInsert>, call: Call) {
  await findRecord(storeMealSpec, id, call, 'write');
  const [row] = await call.database
    .update(storeMeal)
    .set({ ...set, version: sql`${storeMeal.version} + 1` })
    .where(eq(storeMeal.id, id))
    .returning({ id: storeMeal.id, status: storeMeal.status, version: storeMeal.version });
  if (!row) throw notFound('plan');
  return row;
}
