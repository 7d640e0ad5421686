import { eq } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { store } from '@/reference-api/database/schema/store';

/** Holds a store until the write is done, for rules about all its rows of a kind: two people would each not see the other's. */
export async function holdStore(storeId: number, { database }: { database: Database }): Promise<void> {
  await database.select({ id: store.id }).from(store).where(eq(store.id, storeId)).for('no key update');
}
