import { eq } from 'drizzle-orm';
import { storeTransitions } from '@/lib/contract/states/store';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { endLogins } from '@/reference-api/auth/logins';
import type { Effect } from '@/reference-api/commerce/effect';
import { moveState } from '@/reference-api/crud/move-state';
import { admin } from '@/reference-api/database/schema/admin';
import { store } from '@/reference-api/database/schema/store';
import { notify } from '@/reference-api/outbox/notify';
import { readSettings } from '@/reference-api/settings/read-settings';

/** Plans that ended at this moment or before it have used up their grace too. */
export const graceBegan = (now: Date, graceDays: number): Date => new Date(now.getTime() - graceDays * DAY_MS);

/** Closes a store: its logins end, its goods are seen no more, and open orders still finish (shopping.md 1.4). */
export async function closeStore(effect: Effect, { id, reason }: { id: number; reason: string }): Promise<void> {
  const { database, now } = effect;
  await moveState(store, id, storeTransitions.close, { closeReason: reason }, { database });
  const people = await database.select({ id: admin.id }).from(admin).where(eq(admin.storeId, id));
  await endLogins(
    database,
    people.map((person) => person.id),
    now,
  );
  await notify(effect, { kind: 'storeClosed', to: { type: 'store', id }, text: `门店已被关闭：${reason}`, object: 'store', objectId: id });
}

/** Opens a closed store again; one whose plan and grace have run out meanwhile opens as expired. */
export async function reopenStore({ database, now }: Effect, { id }: { id: number }): Promise<void> {
  const [found] = await database.select({ expireAt: store.expireAt }).from(store).where(eq(store.id, id));
  const { os } = await readSettings(database, ['os']);
  const over = found?.expireAt && found.expireAt <= graceBegan(now, os.expireGraceDays);
  await moveState(store, id, over ? storeTransitions.reopenExpired : storeTransitions.reopen, { closeReason: '' }, { database });
}
