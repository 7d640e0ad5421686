import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { memberState } from '@/lib/contract/states/member';
import { administratorOf, type Effect } from '@/reference-api/commerce/effect';
import { member } from '@/reference-api/database/schema/member';
import { rowsOf } from '@/reference-api/database/statement';
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

const BOOK = `
  with moved as (
    update member set points = points + $2::int
    where id = $1::int and points >= -$2::int and (not $3::boolean or status <> ${memberState.deregistered}) returning points, store_id),
  written as (
    insert into point_record (no, member_id, delta, after, biz_type, biz_no, title, remark, store_id, create_time, operator_name)
    select $4, $1, $2, points, $5::smallint, $6, $7, $8, store_id, $9::timestamptz, $10 from moved where $2 <> 0)
  select points as after from moved`;

/** Moves points and writes the ledger row in one step; refuses when there are too few. Answers what is there now. */
export async function bookPoints(effect: Effect, move: PointMove): Promise<number> {
  const { memberId, delta, bizType, bizNo = '', title, remark = '', liveOnly = false } = move;
  const { database, now, operator } = effect;
  const by = administratorOf(operator);
  const values = [memberId, delta, liveOnly, flowNo('P', now), bizType, bizNo, title, remark, now.toISOString(), by];
  const [moved] = await rowsOf<{ after: number }>(database, BOOK, values);
  if (!moved) throw new Refusal(codes.notEnoughPoints);
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
