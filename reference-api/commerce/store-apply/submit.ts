import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { onOff } from '@/lib/contract/states/on-off';
import { applyPayState, storeApplyState, storeApplyTransitions } from '@/lib/contract/states/store-apply';
import type { Effect } from '@/reference-api/commerce/effect';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { actingMember } from '@/reference-api/commerce/member/buyer';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { store, storeMeal } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { notFound } from '@/reference-api/not-found';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { defaultStoreLevel } from '@/reference-api/settings/default-store-level';
import { readSettings } from '@/reference-api/settings/read-settings';
import { applicationOf } from './application';

type Row = typeof storeApply.$inferInsert;
/** What an applicant says about the store to be; texts are checked where they come in. */
export type StoreMaterial = Pick<
  Row,
  | 'storeName'
  | 'logo'
  | 'intro'
  | 'contactName'
  | 'contactMobile'
  | 'region'
  | 'address'
  | 'longitude'
  | 'latitude'
  | 'qualification'
  | 'bank'
> & { levelId?: number | null | undefined; mealId?: number | null | undefined };

const { pending, unpaid } = storeApplyState;
/** A plan that is not paid for by then lapses (effects.md 4). */
const PAY_MINUTES = 30;
const MINUTE_MS = 60_000;

/** Files an application to open a store; one with a price waits for its payment first (shopping.md 2). */
export async function submitStoreApply(effect: Effect, { memberId, ...given }: StoreMaterial & { memberId: number }) {
  const { database, now } = effect;
  await actingMember(effect, memberId, 'submit');
  await refuseClosed(effect, given);
  if ((await database.$count(store, eq(store.ownerMemberId, memberId))) > 0) throw new Refusal(codes.applicantHasStore);
  await refuseSecond(effect, memberId);
  const { mealId: _wished, ...material } = given;
  const plan = await planValues(effect, given);
  const [made] = await database
    .insert(storeApply)
    .values({ ...material, ...plan, ...awaiting(plan.mealPrice, now), memberId, applyNo: flowNo('S', now), createTime: now })
    .returning({ id: storeApply.id, applyNo: storeApply.applyNo, status: storeApply.status });
  if (!made) throw new Error('the application was not written');
  return made;
}

/** Sends a rejected application in again, in the same row. What was paid for it and never paid back counts for the same price. */
export async function resubmitStoreApply(effect: Effect, { id, ...given }: StoreMaterial & { id: number }) {
  const { database, now } = effect;
  const before = await applicationOf(effect, id);
  await actingMember(effect, before.memberId, 'submit');
  await refuseClosed(effect, given);
  await refuseSecond(effect, before.memberId, id);
  const { mealId: _wished, ...material } = given;
  const plan = await planValues(effect, given);
  const stillPaid = before.payStatus === applyPayState.paid;
  if (stillPaid && before.mealPrice !== plan.mealPrice) throw new Refusal(codes.applyRefundFailed);
  const { status, ...waiting } = awaiting(stillPaid ? 0 : plan.mealPrice, now);
  const step = status === unpaid ? storeApplyTransitions.resubmitUnpaid : storeApplyTransitions.resubmitFree;
  const payment = stillPaid ? {} : { payStatus: applyPayState.unpaid, payNo: '', payChannel: '', payTime: null };
  const changes = { ...material, ...plan, ...waiting, ...payment, applyCount: sql`${storeApply.applyCount} + 1` };
  await moveState(storeApply, id, step, changes, { database });
  return { status, applyCount: before.applyCount + 1 };
}

interface Payment {
  id: number;
  channel: string;
  payNo?: string | undefined;
}

const taken = { store_apply_pay_no_unique: () => new Refusal(codes.duplicateSubmit) };

/** Records the payment of a plan: no income yet, the application may still be rejected. The same number again changes nothing. */
export async function payStoreApply(effect: Effect, { id, channel, payNo }: Payment): Promise<{ status: number; payStatus: number }> {
  const { database, now } = effect;
  const before = await applicationOf(effect, id);
  if (payNo !== undefined && before.payStatus === applyPayState.paid && before.payNo === payNo)
    return { status: before.status, payStatus: before.payStatus };
  const changes = { payChannel: channel, payNo: payNo ?? flowNo('ZF', now), payTime: now, expireTime: null };
  await refuseDuplicates(taken, () => moveState(storeApply, id, storeApplyTransitions.pay, changes, { database }));
  return { status: pending, payStatus: applyPayState.paid };
}

/** An application nobody paid for in time lapses. */
export const expireStoreApply = ({ database }: Pick<Effect, 'database'>, { id }: { id: number }): Promise<Moved[]> =>
  moveState(storeApply, id, storeApplyTransitions.expire, {}, { database });

/** A person has one open application at a time. */
async function refuseSecond({ database }: Effect, memberId: number, own = 0): Promise<void> {
  const others = and(eq(storeApply.memberId, memberId), inArray(storeApply.status, [pending, unpaid]), ne(storeApply.id, own));
  if ((await database.$count(storeApply, others)) > 0) throw new Refusal(codes.storeApplyOpen);
}

async function refuseClosed({ database }: Effect, given: StoreMaterial): Promise<void> {
  const { os } = await readSettings(database, ['os']);
  if (!os.applyEnabled) throw new Refusal(codes.storeApplyClosed);
  if (os.applyNeedMeal && given.mealId == null) throw refuseField('mealId', 'requiredChoice', { label: { message: 'errors.object.plan' } });
  if (os.needLicense && !given.qualification)
    throw refuseField('qualification', 'required', { label: { message: 'store.fields.qualification' } });
}

/** The plan as it is sold now, held until the application names it: that keeps its price and term. */
async function planValues(effect: Effect, { mealId, levelId }: Pick<StoreMaterial, 'mealId' | 'levelId'>) {
  const { database } = effect;
  if (mealId == null)
    return { mealId: null, mealName: '', mealPrice: 0, durationUnit: null, durationNum: null, levelId: await wishedLevel(effect, levelId) };
  const [plan] = await database
    .select()
    .from(storeMeal)
    .where(and(eq(storeMeal.id, mealId), eq(storeMeal.status, onOff.on)))
    .for('key share');
  if (!plan) throw notFound('plan');
  const { name, price, durationUnit, durationNum, levelId: ofPlan } = plan;
  return { mealId, mealName: name, mealPrice: price, durationUnit, durationNum, levelId: ofPlan };
}

/** The level an applicant without a plan asks for; none named: the default of the rules for the other stores. */
async function wishedLevel({ database }: Effect, levelId: number | null | undefined): Promise<number | null> {
  return levelId ?? (await defaultStoreLevel(database));
}

const awaiting = (price: number, now: Date) =>
  price > 0 ? { status: unpaid, expireTime: new Date(now.getTime() + PAY_MINUTES * MINUTE_MS) } : { status: pending, expireTime: null };
