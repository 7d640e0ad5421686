import { desc, eq } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { bookStoreFlow, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { notFound } from '@/reference-api/not-found';

interface Adjustment {
  storeId: number;
  delta: number;
  remark: string;
}

/** Moves what a store may withdraw by hand; never below zero (shopping.md 5). */
export async function adjustStore(effect: Effect, { storeId, delta, remark }: Adjustment): Promise<{ id: number; balance: number }> {
  const { database } = effect;
  const [found] = await database.select({ id: store.id }).from(store).where(eq(store.id, storeId));
  if (!found) throw notFound('store');
  await bookStoreFlow(effect, { storeId, bizType: storeFlowBiz.byAdmin, bizNo: '', amount: delta, settle: 'now', floor: true, remark });
  // The update above holds the store's row, so that its last flow is this one.
  const [row] = await database
    .select({ id: storeFlow.id, balance: storeFlow.balanceAfter })
    .from(storeFlow)
    .where(eq(storeFlow.storeId, storeId))
    .orderBy(desc(storeFlow.id))
    .limit(1);
  if (!row) throw notFound('flow');
  return { id: row.id, balance: row.balance ?? 0 };
}
