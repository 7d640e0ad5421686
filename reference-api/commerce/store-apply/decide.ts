import { eq, sql } from 'drizzle-orm';
import { applyPayState, storeApplyTransitions } from '@/lib/contract/states/store-apply';
import type { Term } from '@/reference-api/commerce/amounts/licence-term';
import type { Effect } from '@/reference-api/commerce/effect';
import { bookStoreFlow, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import { openStore } from '@/reference-api/commerce/store/open-store';
import { planOf } from '@/reference-api/commerce/store/plan';
import { moveState } from '@/reference-api/crud/move-state';
import { storeMeal } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { notify } from '@/reference-api/outbox/notify';
import { readSettings } from '@/reference-api/settings/read-settings';
import { applicationOf, type StoreApplyRow } from './application';
import { endAndPayBack, type PaidBack } from './pay-back';

interface Approval {
  id: number;
  levelId: number;
  /** Read only once the plan is paid for. */
  mealId?: number | null;
  platformRate?: number | null;
  username: string;
  remark?: string;
}

/** Opens the store of an application in one transaction: row, owner, administrator, and the income of a paid plan (shopping.md 2). */
export async function approveStoreApply(effect: Effect, { id, ...given }: Approval) {
  const before = await applicationOf(effect, id);
  const { database } = effect;
  const isPaid = before.payStatus === applyPayState.paid;
  const mealId = isPaid ? before.mealId : (given.mealId ?? null);
  await moveState(
    storeApply,
    id,
    storeApplyTransitions.approve,
    { ...audited(effect), auditReason: '', levelId: given.levelId, ...(isPaid ? {} : await planGiven(effect, mealId)) },
    effect,
  );
  const { os } = await readSettings(database, ['os']);
  const {
    id: storeId,
    username,
    tempPassword,
  } = await openStore(effect, {
    ...materialOf(before),
    ...{ ownerMemberId: before.memberId, levelId: given.levelId, mealId, auths: os.defaultAuths },
    ...{ term: isPaid ? paidTerm(before) : undefined },
    ...{ platformRate: given.platformRate ?? null, username: given.username, remark: given.remark ?? '' },
  });
  await database.update(storeApply).set({ storeId }).where(eq(storeApply.id, id));
  if (mealId !== null) {
    await database
      .update(storeMeal)
      .set({ soldCount: sql`${storeMeal.soldCount} + 1` })
      .where(eq(storeMeal.id, mealId));
  }
  if (isPaid) {
    const remark = `${before.storeName}：${before.mealName}`;
    await bookStoreFlow(effect, {
      storeId: 0,
      bizType: storeFlowBiz.planIncome,
      bizNo: before.applyNo,
      amount: before.mealPrice,
      settle: 'now',
      remark,
    });
  }
  await tell(effect, before, `您的门店申请 ${before.storeName} 已通过`);
  return { storeId, username, tempPassword };
}

/** The plan a store gets that paid for none: an application tells of the one it was approved with. */
async function planGiven(effect: Effect, mealId: number | null) {
  if (mealId === null) return { mealId, mealName: '', mealPrice: 0, durationUnit: null, durationNum: null };
  const { name, price, durationUnit, durationNum } = await planOf(effect, mealId);
  return { mealId, mealName: name, mealPrice: price, durationUnit, durationNum };
}

/** Refuses an application; what was paid goes back to its channel. */
export async function rejectStoreApply(effect: Effect, { id, reason }: { id: number; reason: string }): Promise<PaidBack> {
  const before = await applicationOf(effect, id);
  const moved = await moveState(storeApply, id, storeApplyTransitions.reject, { ...audited(effect), auditReason: reason }, effect);
  await tell(effect, before, `您的门店申请 ${before.storeName} 已驳回：${reason}`);
  return endAndPayBack(effect, before, moved);
}

/** The applicant takes an application back; what was paid goes back to its channel. */
export async function cancelStoreApply(effect: Effect, { id }: { id: number }): Promise<PaidBack> {
  const before = await applicationOf(effect, id);
  return endAndPayBack(effect, before, await moveState(storeApply, id, storeApplyTransitions.cancel, { expireTime: null }, effect));
}

/** What the plan ran for when it was paid. */
const paidTerm = ({ durationUnit, durationNum }: StoreApplyRow): Term | undefined =>
  durationUnit === null || durationNum === null ? undefined : { unit: durationUnit, num: durationNum };

const audited = ({ now, operator }: Effect) => ({ auditorName: operator.name, auditTime: now });

const materialOf = (row: StoreApplyRow) => ({
  name: row.storeName,
  logo: row.logo,
  intro: row.intro,
  contactName: row.contactName,
  contactMobile: row.contactMobile,
  region: row.region,
  address: row.address,
  longitude: row.longitude,
  latitude: row.latitude,
  qualification: row.qualification,
  bank: row.bank,
});

const tell = (effect: Effect, { id, memberId }: StoreApplyRow, text: string) =>
  notify(effect, { kind: 'storeApply', to: { type: 'member', id: memberId }, text, object: 'storeApply', objectId: id });
