import { and, count, gte, lt, sql } from 'drizzle-orm';
import type { NewMembers } from '@/lib/contract/dashboard';
import {
  addDays,
  earliestOf,
  endOfShanghaiDay,
  latestOf,
  shanghaiDate,
  startOfMonth,
  startOfShanghaiDay,
} from '@/lib/format/shanghai-time';
import { storeScope } from '@/reference-api/crud/scope';
import { member } from '@/reference-api/database/schema/member';
import type { Call } from '@/reference-api/serve';

/** Members by the day they registered. */
export async function memberFigures(days: readonly string[], call: Call): Promise<NewMembers> {
  const today = shanghaiDate(call.now);
  const yesterday = addDays(today, -1);
  const first = startOfMonth(today);
  const earliest = earliestOf(today, yesterday, first, ...days.slice(0, 1));
  const latest = latestOf(today, ...days.slice(-1));
  const byDay = await registeredByDay(earliest, latest, call);
  const of = (day: string) => byDay.get(day) ?? 0;
  const month = [...byDay].filter(([day]) => day >= first && day <= today).reduce((sum, [, registered]) => sum + registered, 0);
  return {
    today: of(today),
    yesterday: of(yesterday),
    month,
    total: await memberTotal(call),
    list: days.map((date) => ({ date, count: of(date) })),
  };
}

/** How many members the caller's store has, or the whole platform. */
export async function memberTotal({ caller, database }: Call): Promise<number> {
  const [counted] = await database.select({ total: count() }).from(member).where(storeScope(member.storeId, caller));
  return counted?.total ?? 0;
}

async function registeredByDay(from: string, to: string, { caller, database }: Call): Promise<Map<string, number>> {
  const found = await database
    .select({
      day: sql<string>`to_char(${member.registerTime} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
      registered: sql<number>`count(*)::bigint`,
    })
    .from(member)
    .where(
      and(
        gte(member.registerTime, startOfShanghaiDay(from)),
        lt(member.registerTime, endOfShanghaiDay(to)),
        storeScope(member.storeId, caller),
      ),
    )
    .groupBy(sql`1`);
  return new Map(found.map(({ day, registered }) => [day, registered]));
}
