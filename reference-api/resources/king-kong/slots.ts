import { and, asc, desc, eq } from 'drizzle-orm';
import { SLOTS } from '@/lib/contract/king-kong';
import type { Database } from '@/reference-api/database/connect';
import { kingKong } from '@/reference-api/database/schema/home';

export type SlotRecord = typeof kingKong.$inferSelect;

/** The ten slots of a store in their order, larger sort first; a store that never looked gets its empty ones now. */
export async function slotsOf(storeId: number, { database, now }: { database: Database; now: Date }): Promise<SlotRecord[]> {
  const found = await inOrder(storeId, database);
  if (found.length === SLOTS) return found;
  const slots = Array.from({ length: SLOTS }, (_, index) => ({ storeId, slot: index + 1, sort: (SLOTS - index) * 10, updateTime: now }));
  await database.insert(kingKong).values(slots).onConflictDoNothing();
  return inOrder(storeId, database);
}

const inOrder = (storeId: number, database: Database) =>
  database.select().from(kingKong).where(eq(kingKong.storeId, storeId)).orderBy(desc(kingKong.sort), asc(kingKong.slot));

/** How many slots of a store are switched on. */
export async function enabledSlots(storeId: number, database: Database): Promise<number> {
  const found = await database
    .select({ id: kingKong.id })
    .from(kingKong)
    .where(and(eq(kingKong.storeId, storeId), eq(kingKong.status, 1)));
  return found.length;
}
