import { and, inArray, lt } from 'drizzle-orm';
import type { Context } from '@/reference-api/context';
import { store } from '@/reference-api/database/schema/store';

const OPEN = 1;
const RESTING = 2;
const EXPIRED = 4;

/** Marks stores whose plan has run out: from then on they read everything and sell nothing (shopping.md 1.4). */
export async function expireStores({ database, clock }: Context): Promise<number> {
  const due = and(inArray(store.status, [OPEN, RESTING]), lt(store.expireAt, clock.now()));
  const { rowCount } = await database.update(store).set({ status: EXPIRED }).where(due);
  return rowCount ?? 0;
}
