import { and, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Member, MemberFilter } from '@/lib/contract/member';
import { shanghaiDate, startOfShanghaiDay, wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import type { Database } from '@/reference-api/database/connect';
import { member } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { store } from '@/reference-api/database/schema/store';
import { betweenNumbers, betweenTimes, containsWords, sameAs } from '@/reference-api/house/filters';
import type { ListHouse } from '@/reference-api/house/house';
import { storeScope } from '@/reference-api/house/scope';
import { maskedMobile } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';

export type MemberRecord = typeof member.$inferSelect;

/** What is special about the list of members (member.md 1.2). */
export const memberHouse: ListHouse<typeof member, Member, MemberFilter> = {
  table: member,
  object: 'member',
  scope: ({ caller }, filter) => storeScope(member.storeId, caller, filter?.storeId),
  order: {
    registerTime: member.registerTime,
    points: member.points,
    balance: member.balance,
    payTotal: member.payTotal,
    orderCount: member.orderCount,
    lastLoginTime: member.lastLoginTime,
  },
  where: (filter) => [
    containsWords(filter.keyword, [member.nickname, member.mobile], member.id),
    sameAs(member.levelId, filter.levelId),
    sameAs(member.status, filter.status),
    sameAs(member.isDistributor, filter.isDistributor),
    sameAs(member.parentId, filter.parentId),
    ...betweenTimes(member.registerTime, filter.startTime, filter.endTime),
    ...betweenTimes(member.lastLoginTime, filter.lastLoginStart, filter.lastLoginEnd),
    ...betweenNumbers(member.orderCount, filter.orderCountMin, filter.orderCountMax),
    ...betweenNumbers(member.balance, filter.balanceMin, filter.balanceMax),
  ],
  rows: memberRows,
  summary: async (matching, call) => ({ todayNew: await registeredToday(matching, call) }),
};

/** Stored members as rows of the wire: names of level, referrer and store are read for the whole page at once. */
export async function memberRows(records: readonly MemberRecord[], { database }: { database: Database }): Promise<Member[]> {
  const names = await namesOf(records, database);
  return records.map((record) => {
    const { passwordHash: _secret, disableReason: _inner, ...row } = record;
    const named = names.get(record.id);
    return {
      ...row,
      mobile: maskedMobile(row.mobile),
      sex: row.sex as Member['sex'],
      levelLocked: flagOf(row.levelLocked),
      isDistributor: flagOf(row.isDistributor),
      status: row.status as Member['status'],
      levelName: named?.levelName ?? '',
      parentName: named?.parentName ?? '',
      storeName: named?.storeName ?? '',
      registerTime: wireTime(row.registerTime),
      lastLoginTime: wireTimeOrNull(row.lastLoginTime),
    };
  });
}

const flagOf = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

const referrer = alias(member, 'referrer');

async function namesOf(records: readonly MemberRecord[], database: Database) {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return new Map<number, never>();
  const found = await database
    .select({ id: member.id, levelName: memberLevel.name, parentName: referrer.nickname, storeName: store.name })
    .from(member)
    .leftJoin(memberLevel, eq(memberLevel.id, member.levelId))
    .leftJoin(referrer, eq(referrer.id, member.parentId))
    .leftJoin(store, eq(store.id, member.storeId))
    .where(inArray(member.id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

async function registeredToday(matching: SQL | undefined, { database, now }: Call): Promise<number> {
  const today = gte(member.registerTime, startOfShanghaiDay(shanghaiDate(now)));
  const [counted] = await database.select({ members: count() }).from(member).where(and(matching, today));
  return counted?.members ?? 0;
}

/** Counts the change of an editable record. */
export const nextVersion = sql`${member.version} + 1`;
