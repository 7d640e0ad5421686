import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/codes';
import { memberState } from '@/lib/contract/states/member';
import type { Effect } from '@/reference-api/commerce/effect';
import { pointRecord } from '@/reference-api/database/schema/ledger';
import { member } from '@/reference-api/database/schema/member';
import { insertRow } from '@/reference-api/database/statement';
import { Refusal } from '@/reference-api/refusal';
import { flowNo } from './flow-no';

/** PointBiz (00-conventions 8). */
export const pointBiz = {
  signIn: 1,
  byAdmin: 2,
  register: 3,
  usedInOrder: 11,
  usedReturned: 12,
  orderGift: 21,
  giftTakenBack: 22,
} as const;

/** One movement of a member's points, with what the ledger row says about it. */
export interface PointMove {
  memberId: number;
  /** Signed; nothing is written for 0. */
  delta: number;
  bizType: number;
  bizNo?: string;
  title: string;
  remark?: string;
  /** Refuses a member who has left; refunds reach such a member too. */
  liveOnly?: true;
}

/** Moves points and writes the ledger row in one step; refuses when there are too few. Answers what is there now. */
export async function bookPoints(effect: Effect, move: PointMove): Promise<number> {
  const { memberId, delta } = move;
  const live = move.liveOnly ? ne(member.status, memberState.deregistered) : undefined;
  const [moved] = await effect.database
    .update(member)
    .set({ points: sql`${member.points} + ${delta}` })
    .where(and(eq(member.id, memberId), gte(member.points, -delta), live))
    .returning({ after: member.points, storeId: member.storeId });
  if (!moved) throw new Refusal(codes.notEnoughPoints);
  if (delta !== 0) await writeRow(effect, move, moved);
  return moved.after;
}

interface TakeBack extends Omit<PointMove, 'delta' | 'liveOnly'> {
  /** How many points ought to go; a positive number. */
  wanted: number;
}

/** Takes points back as far as they are there; the row says how many were missing (effects.md 3). Answers how many it took. */
export async function takeBackPoints(effect: Effect, { wanted, ...move }: TakeBack): Promise<number> {
  if (wanted <= 0) return 0;
  const [held] = await effect.database.select({ points: member.points }).from(member).where(eq(member.id, move.memberId)).for('update');
  const taken = Math.min(wanted, held?.points ?? 0);
  const short = wanted > taken ? `不足 ${wanted - taken} 积分` : '';
  if (taken > 0) await bookPoints(effect, { ...move, delta: -taken, remark: short || (move.remark ?? '') });
  return taken;
}

async function writeRow({ database, now, operator }: Effect, move: PointMove, { after, storeId }: { after: number; storeId: number }) {
  const { memberId, delta, bizType, bizNo = '', title, remark = '' } = move;
  await insertRow(database, pointRecord, {
    ...{ no: flowNo('P', now), memberId, delta, after, bizType, bizNo, title, remark, storeId, createTime: now },
    operatorName: operator.type === 2 ? operator.name : '',
  });
}
