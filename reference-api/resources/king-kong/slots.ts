import { and, asc, desc, eq } from 'drizzle-orm';
import { onOff } from '@/lib/contract/states/on-off';
import type { Database } from '@/reference-api/database/connect';
import { kingKong } from '@/reference-api/database/schema/home';

export type SlotRecord = typeof kingKong.$inferSelect;

/** The ten slots of a store in their order, larger sort first; every store has them from its opening. */
export const slotsOf = (storeId: number, database: Database): Promise<SlotRecord[]> =>
  database.select().from(kingKong).where(eq(kingKong.storeId, storeId)).orderBy(desc(kingKong.sort), asc(kingKong.slot));

/** How many slots of a store are switched on. */
export async function enabledSlots(storeId: number, database: Database): Promise<number> {
  const found = await database
    .select({ id: kingKong.id })
    .from(kingKong)
    .where(and(eq(kingKong.storeId, storeId), eq(kingKong.status, onOff.on)));
  return found.length;
}
