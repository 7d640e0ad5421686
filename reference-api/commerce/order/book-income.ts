import { and, eq, sql } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { commissionBiz, commissionState } from '@/reference-api/commerce/ledgers/book-commission';
import { bookStoreFlow, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import type { OrderRow } from '@/reference-api/commerce/lock-order';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { member } from '@/reference-api/database/schema/member';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { statement } from '@/reference-api/database/statement';
import { readSettings } from '@/reference-api/settings/read-settings';

const MAIN = 0;
const DAY_MS = 86_400_000;

const commissionsFrozen = statement('commissions_frozen', (database) =>
  database
    .update(commissionRecord)
    .set({ unfreezeTime: sql`${sql.placeholder('unfreezeTime')}` })
    .where(
      and(
        eq(commissionRecord.orderId, sql.placeholder('orderId')),
        eq(commissionRecord.bizType, commissionBiz.earned),
        eq(commissionRecord.status, commissionState.pending),
      ),
    ),
);

/** Begins the freeze of an order's commissions (effects.md 3). */
export async function freezeCommissions({ database, now }: Effect, { id, commission1, commission2 }: OrderRow): Promise<void> {
  if (commission1 === 0 && commission2 === 0) return;
  const { distribution } = await readSettings(database, ['distribution']);
  const unfreezeTime = new Date(now.getTime() + distribution.frozenDays * DAY_MS);
  await commissionsFrozen(database, { orderId: id, unfreezeTime: unfreezeTime.toISOString() });
}

/** Books what a completed order brings its store, less what was refunded before (effects.md 1.3); the fee goes to the main store. */
export async function bookIncome(effect: Effect, of: OrderRow): Promise<void> {
  const settle = await settleTime(effect, of.storeId);
  const fee = of.platformFee - of.refundedFee;
  const commissions = [of.commission1 - of.refundedCommission1, of.commission2 - of.refundedCommission2];
  const beside = {
    id: of.id,
    kind: of.kind,
    nickname: await nicknameOf(effect, of.memberId),
    amount: of.payPrice,
    fee,
    commission: (commissions[0] ?? 0) + (commissions[1] ?? 0),
  };
  const row = { storeId: of.storeId, bizNo: of.orderNo, settle, order: beside };
  await bookStoreFlow(effect, { ...row, bizType: storeFlowBiz.orderIncome, amount: of.payPrice - of.refundedPrice });
  if (of.storeId !== MAIN) await bookStoreFlow(effect, { ...row, bizType: storeFlowBiz.platformFee, amount: -fee });
  for (const amount of commissions) await bookStoreFlow(effect, { ...row, bizType: storeFlowBiz.commission, amount: -amount });
  if (of.storeId !== MAIN) await bookStoreFlow(effect, { ...row, storeId: MAIN, bizType: storeFlowBiz.platformFee, amount: fee });
}

/** The main store's own orders settle at once, others after the days of their level. */
async function settleTime({ database, now }: Effect, storeId: number): Promise<'now' | Date> {
  if (storeId === MAIN) return 'now';
  const [found] = await database
    .select({ days: storeLevel.settleDays })
    .from(store)
    .innerJoin(storeLevel, eq(storeLevel.id, store.levelId))
    .where(eq(store.id, storeId));
  return new Date(now.getTime() + (found?.days ?? 0) * DAY_MS);
}

const nicknames = statement('nickname_of', (database) =>
  database
    .select({ nickname: member.nickname })
    .from(member)
    .where(eq(member.id, sql.placeholder('memberId'))),
);

/** How ledgers call a buyer. */
export async function nicknameOf({ database }: Effect, memberId: number): Promise<string> {
  const [found] = await nicknames(database, { memberId });
  return found?.nickname ?? '';
}
