import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { store } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';
import type { Call } from '@/reference-api/serve';

type Changes = Partial<{ auths: string; levelId: number; remark: SQL }>;

/** Changes what the platform decides about a store, whatever its state; answers where it stands. */
export async function changeStore(id: number, changes: Changes, { database }: Pick<Call, 'database'>) {
  const [row] = await database
    .update(store)
    .set({ ...changes, version: sql`${store.version} + 1` })
    .where(and(eq(store.id, id), ne(store.id, MAIN_STORE)))
    .returning({ id: store.id, status: store.status, version: store.version });
  if (!row) throw notFound('store');
  return row;
}
