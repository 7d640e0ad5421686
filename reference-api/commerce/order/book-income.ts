import { and, eq, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/format/shanghai-time';
import type { Effect } from '@/reference-api/commerce/effect';
import { commissionBiz, commissionState } from '@/reference-api/commerce/ledgers/book-commission';
import { bookStoreFlows, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import type { OrderRow } from '@/reference-api/commerce/lock-order';
import { beforeCommit } from '@/reference-api/database/before-commit';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { member } from '@/reference-api/database/schema/member';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { statement } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';
import { readSettings } from '@/reference-api/settings/read-settings';

const MAIN = 0;

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

/** When the income of an order settles, and how ledgers call its buyer. */
export interface IncomeTerms {
  settle: 'now' | Date;
  nickname: string;
}

/** Reads what the booking of an order's income must know besides the order. */
export async function incomeTerms({ database, now }: Effect, { storeId, memberId }: OrderRow): Promise<IncomeTerms> {
  const [found] = await termsOf(database, { storeId, memberId });
  const { nickname = '', days } = found ?? {};
  // The main store's own orders settle at once, others after the days of their level.
  return { nickname, settle: storeId === MAIN ? 'now' : new Date(now.getTime() + (days ?? 0) * DAY_MS) };
}

/** Books what a completed order brings its store, less what was refunded before (effects.md 1.3); the fee goes to the main store. */
export async function bookIncome(effect: Effect, of: OrderRow, { settle, nickname }: IncomeTerms): Promise<void> {
  const fee = of.platformFee - of.refundedFee;
  const commissions = [of.commission1 - of.refundedCommission1, of.commission2 - of.refundedCommission2];
  const beside = {
    id: of.id,
    kind: of.kind,
    nickname,
    amount: of.payPrice,
    fee,
    commission: (commissions[0] ?? 0) + (commissions[1] ?? 0),
  };
  const row = { bizNo: of.orderNo, settle, order: beside };
  const other = of.storeId !== MAIN;
  const own = [
    { ...row, bizType: storeFlowBiz.orderIncome, amount: of.payPrice - of.refundedPrice },
    { ...row, bizType: storeFlowBiz.platformFee, amount: other ? -fee : 0 },
    ...commissions.map((amount) => ({ ...row, bizType: storeFlowBiz.commission, amount: -amount })),
  ];
  await beforeCommit(effect.database, () =>
    together(
      bookStoreFlows(effect, of.storeId, own),
      bookStoreFlows(effect, MAIN, other ? [{ ...row, bizType: storeFlowBiz.platformFee, amount: fee }] : []),
    ),
  );
}

const termsOf = statement('income_terms', (database) =>
  database
    .select({ nickname: member.nickname, days: storeLevel.settleDays })
    .from(member)
    .innerJoin(store, eq(store.id, sql.placeholder('storeId')))
    .leftJoin(storeLevel, eq(storeLevel.id, store.levelId))
    .where(eq(member.id, sql.placeholder('memberId'))),
);

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
