import { sql } from 'drizzle-orm';
import { SLOTS } from '@/lib/contract/king-kong';
import type { Database } from '@/reference-api/database/connect';

/** Gives stores that have none their ten empty icon slots: the named one, or all. Reading must find them and make nothing (row 31). */
export async function makeSlots(database: Database, now: Date, storeId?: number): Promise<void> {
  await database.execute(sql`
    insert into king_kong (store_id, slot, sort, update_time)
    select s.id, slot, (${SLOTS + 1}::int - slot) * 10, ${now.toISOString()}::timestamptz
    from store s, generate_series(1, ${SLOTS}::int) as slot
    where ${storeId === undefined ? sql`true` : sql`s.id = ${storeId}`} and not exists (select from king_kong k where k.store_id = s.id)
    order by s.id, slot on conflict do nothing`);
}
