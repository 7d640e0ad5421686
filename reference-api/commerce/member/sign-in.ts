import { and, eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { addDays, shanghaiDate } from '@/lib/format/shanghai-time';
import type { Effect } from '@/reference-api/commerce/effect';
import { bookPoints, pointBiz } from '@/reference-api/commerce/ledgers/book-points';
import { member, memberSignIn } from '@/reference-api/database/schema/member';
import { Refusal } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';
import { actingMember } from './buyer';

const WEEK = 7;

/** Signs a member in for the day: points by the running day of seven; once a day (reference-api.md 2.1). */
export async function signInMember(effect: Effect, { memberId }: { memberId: number }): Promise<{ points: number }> {
  const { database, now } = effect;
  await actingMember(effect, memberId, 'signIn');
  const { points } = await readSettings(database, ['points']);
  const day = shanghaiDate(now);
  const [yesterday] = await database
    .select({ streak: memberSignIn.streak })
    .from(memberSignIn)
    .where(and(eq(memberSignIn.memberId, memberId), eq(memberSignIn.day, addDays(day, -1))));
  const streak = ((yesterday?.streak ?? 0) % WEEK) + 1;
  const given = points.enabled ? (points.signIn[streak - 1] ?? 0) : 0;
  const { rowCount } = await database
    .insert(memberSignIn)
    .values({ memberId, day, streak, points: given, createTime: now })
    .onConflictDoNothing();
  if (rowCount === 0) throw new Refusal(codes.duplicateSubmit);
  await database.update(member).set({ lastLoginTime: now }).where(eq(member.id, memberId));
  if (given > 0) await bookPoints(effect, { memberId, delta: given, bizType: pointBiz.signIn, title: '每日签到' });
  return { points: given };
}
