import { eq } from 'drizzle-orm';
import { storeState, storeTransitions } from '@/lib/contract/states/store';
import { renewedEnd, termUnit } from '@/reference-api/commerce/amounts/licence-term';
import type { Effect } from '@/reference-api/commerce/effect';
import { enabledLevel } from '@/reference-api/crud/enabled-level';
import { moveState } from '@/reference-api/crud/move-state';
import { store } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';
import { noted } from './noted';
import { grantedBy } from './open-store';
import { planOf } from './plan';

interface Renewal {
  id: number;
  mealId?: number | null | undefined;
  days?: number | null | undefined;
  remark: string;
}

/**
 * Renews a store by a plan or by days, counted from its end or from now, whichever is later (shopping.md 1.4). A plan gives its
 * level, features and limit as well, unless that level is out of use and the store not on it. An expired store opens again; a closed
 * one stays closed.
 */
export async function renewStore(effect: Effect, { id, mealId, days, remark }: Renewal) {
  const { database, now } = effect;
  // Two renewals at once must both count, so that the second waits for the first.
  const [record] = await database.select().from(store).where(eq(store.id, id)).for('update');
  if (!record) throw notFound('store');
  const plan = mealId == null ? undefined : await planOf(effect, mealId);
  if (plan) await enabledLevel('storeLevel', plan.levelId, effect, record.levelId, 'mealId');
  const term = plan ? { unit: plan.durationUnit, num: plan.durationNum } : { unit: termUnit.day, num: days ?? 0 };
  const expireAt = renewedEnd(now, record.expireAt, term);
  const step = record.status === storeState.expired ? storeTransitions.renewExpired : storeTransitions.renew;
  const given = plan ? { mealId: plan.id, levelId: plan.levelId, ...grantedBy(plan) } : {};
  const [moved] = await moveState(store, id, step, { expireAt, ...given, ...noted(remark) }, { database });
  if (!moved) throw notFound('store');
  return { ...moved, expireAt };
}
