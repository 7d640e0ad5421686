import { and, eq, inArray, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { licenceState, licenceTransitions } from '@/lib/contract/states/licence';
import { renewedEnd, subtractTerm, type Term, termUnit } from '@/reference-api/commerce/amounts/licence-term';
import type { Effect } from '@/reference-api/commerce/effect';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { rulesOf } from '@/reference-api/commerce/order/item-terms';
import { logOrder } from '@/reference-api/commerce/order-log';
import { licence } from '@/reference-api/database/schema/licence';
import { orderItem } from '@/reference-api/database/schema/order';
import { Refusal } from '@/reference-api/refusal';
import { type LicenceRow, lockLicence } from './lock-licence';

/** An administrator lengthens a licence (order.md 8). */
export async function renewLicence(
  effect: Effect,
  { licenceId, num, unit, reason }: { licenceId: number; num: number; unit: number; reason: string },
): Promise<LicenceRow> {
  const found = await lockLicence(effect, licenceId);
  if (found.renewable !== 1) throw new Refusal(codes.notRenewable);
  const moved = await extend(effect, found, { unit, num });
  await logOrder(effect, { orderId: found.orderId, type: 'renew', content: reason });
  return moved;
}

/** A paid renewal adds the term of the variant for each piece; the end it had is kept for a refund (clarifications 10). */
export async function renewByOrder(effect: Effect, of: OrderRow, item: ItemRow): Promise<void> {
  const found = await lockLicence(effect, of.renewLicenceId ?? 0);
  await extend(effect, found, termOf(item));
  const terms = { ...rulesOf(item), endedAtBefore: found.endAt?.toISOString() ?? null };
  await effect.database
    .update(orderItem)
    .set({ terms: sql`${orderItem.terms} || ${JSON.stringify({ endedAtBefore: terms.endedAtBefore })}::jsonb` })
    .where(eq(orderItem.id, item.id));
}

async function extend({ database, now }: Effect, found: LicenceRow, term: Term): Promise<LicenceRow> {
  const endAt = term.unit === termUnit.permanent ? null : renewedEnd(now, found.endAt, term);
  const { from, to, refusal } = licenceTransitions.renew;
  const [moved] = await database
    .update(licence)
    .set({ status: to, endAt, version: sql`${licence.version} + 1` })
    .where(and(eq(licence.id, found.id), inArray(licence.status, [...from])))
    .returning();
  if (!moved) throw new Refusal(refusal);
  return moved;
}

/** A refunded renewal takes its term off again; what is then past has expired. */
export async function undoRenewal(effect: Effect, of: OrderRow, item: ItemRow): Promise<void> {
  const { database, now } = effect;
  const found = await lockLicence(effect, of.renewLicenceId ?? 0);
  const before = rulesOf(item).endedAtBefore;
  const endAt = found.endAt ? subtractTerm(found.endAt, termOf(item)) : before ? new Date(before) : null;
  const over = found.status === licenceState.active && endAt !== null && endAt <= now;
  await database
    .update(licence)
    .set({ endAt, ...(over ? { status: licenceState.expired } : {}), version: sql`${licence.version} + 1` })
    .where(eq(licence.id, found.id));
}

function termOf(item: ItemRow): Term {
  const { durationUnit, durationNum } = rulesOf(item);
  return { unit: durationUnit ?? termUnit.permanent, num: (durationNum ?? 1) * item.count };
}
