import { eq } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { notFound } from '@/reference-api/not-found';

export type StoreApplyRow = typeof storeApply.$inferSelect;

/** One application, locked until the effect is done. */
export async function applicationOf({ database }: Effect, id: number): Promise<StoreApplyRow> {
  const [found] = await database.select().from(storeApply).where(eq(storeApply.id, id)).for('update');
  if (!found || found.deletedAt) throw notFound('application');
  return found;
}
