import { and, eq, inArray, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { type KingKongPatch, kingKongList, kingKongSave } from '@/lib/contract/king-kong';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf } from '@/lib/contract/states/yes-no';
import { isMain } from '@/reference-api/auth/caller';
import { kingKong } from '@/reference-api/database/schema/home';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { linkFactsOf, storedLink } from '@/reference-api/resources/link/link-facts';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { enabledSlots, slotsOf } from './slots';

type Order = { list: { id: number; sort: number }[] };
const next = sql`${kingKong.version} + 1`;

/** Mounts the icon slots of the home page: read and changed in place, never made or removed (parameter.md 1). */
export function mountKingKong(api: Api): void {
  serve(api, kingKongList, async (call) => {
    const storeId = isMain(call.caller) ? (call.query.storeId ?? call.caller.storeId) : call.caller.storeId;
    const slots = await slotsOf(storeId, call.database);
    const factsOf = await linkFactsOf(slots, call);
    const rows = slots.map(({ updateTime: _inner, storeId: _store, ...slot }) => ({
      ...slot,
      ...factsOf(slot),
      badgeShow: flagOf(slot.badgeShow),
      status: flagOf(slot.status),
    }));
    return { rows, total: rows.length };
  });

  serve(api, kingKongSave, async (call) => {
    const { body } = call;
    return 'list' in body ? reorder(body, call) : saveSlot(body, call);
  });
}

async function reorder({ list }: Order, { database, caller, now }: Call) {
  const ids = list.map(({ id }) => id);
  // Held in one order, so that two people who drag at once do not wait for each other.
  const own = await database
    .select({ id: kingKong.id, storeId: kingKong.storeId })
    .from(kingKong)
    .where(inArray(kingKong.id, ids))
    .orderBy(kingKong.id)
    .for('update');
  if (own.length !== new Set(ids).size) throw notFound('kingKongEntry');
  if (own.some(({ storeId }) => storeId !== caller.storeId)) throw new Refusal(codes.otherStoresRow);
  for (const { id, sort } of list) await database.update(kingKong).set({ sort, version: next, updateTime: now }).where(eq(kingKong.id, id));
  return null;
}

async function saveSlot(patch: KingKongPatch, { database, caller, now }: Call) {
  const [slot] = await database.select().from(kingKong).where(eq(kingKong.id, patch.id));
  if (!slot) throw notFound('kingKongEntry');
  if (slot.storeId !== caller.storeId) throw new Refusal(codes.otherStoresRow);
  const { icon, title, subtitle, badgeShow, badgeText, sort, status } = patch;
  const { rowCount } = await database
    .update(kingKong)
    .set({ icon, title, subtitle, badgeShow, badgeText, sort, status, ...storedLink(patch), version: next, updateTime: now })
    .where(and(eq(kingKong.id, patch.id), eq(kingKong.version, patch.version)));
  if (rowCount === 0) throw new Refusal(codes.versionConflict);
  if (slot.status === onOff.on && status === onOff.off) await requireOneEnabled(caller.storeId, database);
  return { id: slot.id, status, version: patch.version + 1 };
}

/** The slots of the store are held first: two people who switch off the last two at once must not both succeed. */
async function requireOneEnabled(storeId: number, database: Call['database']): Promise<void> {
  await database.select({ id: kingKong.id }).from(kingKong).where(eq(kingKong.storeId, storeId)).orderBy(kingKong.id).for('update');
  if ((await enabledSlots(storeId, database)) === 0) throw new Refusal(codes.noIconEnabled);
}
