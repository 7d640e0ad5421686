import { randomInt } from 'node:crypto';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/codes';
import { wireTime } from '@/lib/format/shanghai-time';
import type { Database } from '@/reference-api/database/connect';
import { balanceRecord, pointRecord } from '@/reference-api/database/schema/ledger';
import { member } from '@/reference-api/database/schema/member';
import { Refusal } from '@/reference-api/refusal';

/** One movement of a member's points or balance, with what the ledger row says about it. */
export interface Movement {
  memberId: number;
  /** Points, or 分 for the balance; signed, never 0. */
  delta: number;
  bizType: number;
  bizNo?: string;
  title: string;
  remark: string;
  operatorName: string;
  now: Date;
}

/** Moves points and writes the ledger row in one step; refuses when there are too few. Answers what is there now. */
export async function bookPoints(database: Database, movement: Movement): Promise<number> {
  const { memberId, delta, now, ...said } = movement;
  const [moved] = await database
    .update(member)
    .set({ points: sql`${member.points} + ${delta}` })
    .where(and(eq(member.id, memberId), ne(member.status, -1), gte(member.points, -delta)))
    .returning({ after: member.points, storeId: member.storeId });
  if (!moved) throw new Refusal(codes.notEnoughPoints);
  await database
    .insert(pointRecord)
    .values({ ...said, memberId, delta, after: moved.after, storeId: moved.storeId, no: flowNo('P', now), createTime: now });
  return moved.after;
}

/** Moves the balance and writes the ledger row in one step; refuses when there is too little. Answers what is there now. */
export async function bookBalance(database: Database, movement: Movement): Promise<number> {
  const { memberId, delta, now, ...said } = movement;
  const [moved] = await database
    .update(member)
    .set({ balance: sql`${member.balance} + ${delta}` })
    .where(and(eq(member.id, memberId), ne(member.status, -1), gte(member.balance, -delta)))
    .returning({ after: member.balance, storeId: member.storeId });
  if (!moved) throw new Refusal(codes.notEnoughBalance);
  await database
    .insert(balanceRecord)
    .values({ ...said, memberId, delta, after: moved.after, storeId: moved.storeId, no: flowNo('B', now), createTime: now });
  return moved.after;
}

const RANDOM_END = 100_000_000;

/** The number of a flow: its kind, the second, and eight random digits. */
const flowNo = (kind: string, now: Date): string =>
  `${kind}${wireTime(now).replace(/\D/g, '')}${String(randomInt(RANDOM_END)).padStart(8, '0')}`;
