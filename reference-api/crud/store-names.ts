import type { Database } from '@/reference-api/database/connect';
import { store } from '@/reference-api/database/schema/store';
import { namesOf } from './names-of';

/** The names of the stores a page of records belongs to. */
export const storeNames = (records: readonly { storeId: number }[], database: Database): Promise<Map<number, string>> =>
  namesOf(records, 'storeId', store.name, database);
