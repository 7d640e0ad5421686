import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { memberState } from '@/lib/contract/states/member';
import { administratorOf, type Effect } from '@/reference-api/commerce/effect';
import { balanceRecord } from '@/reference-api/database/schema/ledger';
import { member } from '@/reference-api/database/schema/member';
import { Refusal } from '@/reference-api/refusal';
import { flowNo } from './flow-no';

/** BalanceBiz (00-conventions 8). */
export const balanceBiz = {
  recharge: 1,
  rechargeRefund: 2,
  orderPayment: 3,
  orderRefund: 4,
  byAdmin: 5,
  commission: 6,
  withdrawal: 7,
  withdrawalReturned: 8,
} as const;

/** One movement of a member's balance in 分, with what the ledger row says about it. */
export interface BalanceMove {
  memberId: number;
  /** Signed; nothing is written for 0. */
  delta: number;
  bizType: number;
  bizNo?: string;
  title: string;
  /** What moves between the balance and open withdrawals at the same time. */
  frozen?: number;
  remark?: string;
  /** Refuses a member who has left; refunds reach such a member too. */
  liveOnly?: true;
}

/** Moves the balance and writes the ledger row in one step; refuses when there is too little. Answers what is there now. */
export async function bookBalance(effect: Effect, move: BalanceMove): Promise<number> {
  const { memberId, delta } = move;
  const live = move.liveOnly ? ne(member.status, memberState.deregistered) : undefined;
  const [moved] = await effect.database
    .update(member)
    .set({ balance: sql`${member.balance} + ${delta}`, frozenBalance: sql`${member.frozenBalance} + ${move.frozen ?? 0}` })
    .where(and(eq(member.id, memberId), gte(member.balance, -delta), live))
    .returning({ after: member.balance, storeId: member.storeId });
  if (!moved) throw new Refusal(codes.notEnoughBalance);
  if (delta !== 0) await writeRow(effect, move, moved);
  return moved.after;
}

async function writeRow({ database, now, operator }: Effect, move: BalanceMove, { after, storeId }: { after: number; storeId: number }) {
  const { memberId, delta, bizType, bizNo = '', title, remark = '' } = move;
  await database.insert(balanceRecord).values({
    ...{ no: flowNo('B', now), memberId, delta, after, bizType, bizNo, title, remark, storeId, createTime: now },
    operatorName: administratorOf(operator),
  });
}
