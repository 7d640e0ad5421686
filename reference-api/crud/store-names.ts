import type { Database } from '@/reference-api/database/connect';
import { store } from '@/reference-api/database/schema/store';
import { oneOf } from './list-page';

/** The names of the stores a page of records belongs to. */
export async function storeNames(records: readonly { storeId: number }[], database: Database): Promise<Map<number, string>> {
  const ids = [...new Set(records.map(({ storeId }) => storeId))];
  const found = ids.length === 0 ? [] : await database.select({ id: store.id, name: store.name }).from(store).where(oneOf(store, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}
