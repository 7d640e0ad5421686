import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { licenceState, licenceTransitions } from '@/lib/contract/states/licence';
import type { Transition } from '@/lib/contract/states/transitions';
import { addTerm } from '@/reference-api/commerce/amounts/licence-term';
import type { Effect } from '@/reference-api/commerce/effect';
import { logOrder } from '@/reference-api/commerce/order-log';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { licence, licenceDevice } from '@/reference-api/database/schema/licence';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { newKey, sealKey } from './licence-key';
import { type LicenceRow, lockLicence } from './lock-licence';

/** Begins a licence: by its first use, or by an administrator (order.md 8). */
export async function activateLicence(effect: Effect, { licenceId }: { licenceId: number }): Promise<LicenceRow> {
  const found = await lockLicence(effect, licenceId);
  const endAt = addTerm(effect.now, { unit: found.durationUnit, num: found.durationNum });
  const moved = await step(effect, found, licenceTransitions.activateLicence, { startAt: effect.now, endAt });
  await logOrder(effect, { orderId: found.orderId, type: 'activateLicence' });
  return moved;
}

/** Suspends (3), resumes (1) or revokes (4) a licence. Its time keeps running while it is suspended. */
export async function setLicenceStatus(
  effect: Effect,
  { licenceId, status, reason }: { licenceId: number; status: number; reason: string },
): Promise<LicenceRow> {
  const found = await lockLicence(effect, licenceId);
  const over = found.endAt !== null && found.endAt <= effect.now;
  const { pause, revoke, resume, resumeExpired } = licenceTransitions;
  const transition = status === licenceState.suspended ? pause : status === licenceState.revoked ? revoke : over ? resumeExpired : resume;
  const moved = await step(effect, found, transition, { reason });
  const type = status === licenceState.suspended ? 'pause' : status === licenceState.revoked ? 'revoke' : 'resume';
  await logOrder(effect, { orderId: found.orderId, type, content: reason });
  return moved;
}

/** Gives a licence another key: the old one stops working. */
export async function resetLicenceKey(effect: Effect, { licenceId }: { licenceId: number }): Promise<LicenceRow> {
  const found = await lockLicence(effect, licenceId);
  const [of] = await effect.database
    .select({ block: goods.kindBlock })
    .from(goodsSku)
    .innerJoin(goods, eq(goods.id, goodsSku.goodsId))
    .where(eq(goodsSku.id, found.skuId));
  const moved = await step(effect, found, licenceTransitions.resetKey, sealKey(effect.keys, newKey(of?.block.keyPrefix)));
  await logOrder(effect, { orderId: found.orderId, type: 'resetKey' });
  return moved;
}

/** Frees a place among the devices of a licence. */
export async function unbindDevice(effect: Effect, { licenceId, deviceId }: { licenceId: number; deviceId: number }): Promise<LicenceRow> {
  const found = await lockLicence(effect, licenceId);
  const moved = await step(effect, found, licenceTransitions.unbind, {});
  const { rowCount } = await effect.database
    .delete(licenceDevice)
    .where(and(eq(licenceDevice.id, deviceId), eq(licenceDevice.licenceId, licenceId)));
  if (rowCount !== 1) throw notFound('device');
  await logOrder(effect, { orderId: found.orderId, type: 'unbind' });
  return moved;
}

/** A client uses its key: the first use begins the licence, each new device takes a place. */
export async function useLicence(
  effect: Effect,
  { key, device }: { key: string; device: { name: string; fingerprint: string } },
): Promise<{ licenceId: number; status: number; endAt: Date | null }> {
  const { database, keys, now } = effect;
  const [known] = await database
    .select({ id: licence.id })
    .from(licence)
    .where(and(eq(licence.keyHash, keys.hash(key)), ne(licence.status, licenceState.revoked)))
    .limit(1);
  if (!known) throw (await wasRevoked(effect, key)) ? new Refusal(codes.licenceStateForbidsUse) : notFound('licence');
  let found = await lockLicence(effect, known.id);
  if (found.status === licenceState.waiting) found = await activateLicence(effect, { licenceId: found.id });
  const over = found.endAt !== null && found.endAt <= now;
  if (found.status !== licenceState.active || over) throw new Refusal(codes.licenceStateForbidsUse);
  await bindDevice(effect, found, device);
  return { licenceId: found.id, status: found.status, endAt: found.endAt };
}

async function bindDevice(
  { database, now }: Effect,
  { id: licenceId, maxDevices }: LicenceRow,
  device: { name: string; fingerprint: string },
) {
  const [bound] = await database
    .select({
      all: count(),
      own: sql<number>`count(*) filter (where ${licenceDevice.fingerprint} = ${device.fingerprint})`.mapWith(Number),
    })
    .from(licenceDevice)
    .where(eq(licenceDevice.licenceId, licenceId));
  if ((bound?.own ?? 0) > 0) return;
  if ((bound?.all ?? 0) >= maxDevices) throw new Refusal(codes.tooManyDevices);
  await database.insert(licenceDevice).values({ licenceId, ...device, boundAt: now });
}

async function wasRevoked({ database, keys }: Effect, key: string): Promise<boolean> {
  const [found] = await database
    .select({ id: licence.id })
    .from(licence)
    .where(eq(licence.keyHash, keys.hash(key)))
    .limit(1);
  return found !== undefined;
}

async function step(
  { database }: Effect,
  { id }: LicenceRow,
  { from, to, refusal }: Transition,
  changes: Partial<typeof licence.$inferInsert>,
) {
  const [moved] = await database
    .update(licence)
    .set({ ...changes, ...(to === undefined ? {} : { status: to }), version: sql`${licence.version} + 1` })
    .where(and(eq(licence.id, id), inArray(licence.status, [...from])))
    .returning();
  if (!moved) throw new Refusal(refusal);
  return moved;
}
