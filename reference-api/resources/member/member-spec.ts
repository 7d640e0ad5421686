import { and, count, gte, type SQL } from 'drizzle-orm';
import { type Member, type MemberFilter, memberSex, memberStatus } from '@/lib/contract/member';
import { flagOf } from '@/lib/contract/states/yes-no';
import { shanghaiDate, startOfShanghaiDay, wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenNumbers, betweenTimes, sameAs } from '@/reference-api/crud/filters';
import { namesOf } from '@/reference-api/crud/names-of';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import { member } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { maskedMobile } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';
import { memberKeyword } from './member-keyword';

export type MemberRecord = typeof member.$inferSelect;

/** What is special about the list of members (member.md 1.2). */
export const memberSpec: ListSpec<typeof member, Member, MemberFilter> = {
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
    memberKeyword(filter.keyword),
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
  const names = await namesBeside(records, database);
  return records.map((record) => {
    const { passwordHash: _secret, disableReason: _inner, ...row } = record;
    return {
      ...row,
      mobile: maskedMobile(row.mobile),
      sex: memberSex.parse(row.sex),
      levelLocked: flagOf(row.levelLocked),
      isDistributor: flagOf(row.isDistributor),
      status: memberStatus.parse(row.status),
      levelName: names.levels.get(row.levelId ?? 0) ?? '',
      parentName: names.parents.get(row.parentId ?? 0) ?? '',
      storeName: names.stores.get(row.storeId) ?? '',
      registerTime: wireTime(row.registerTime),
      lastLoginTime: wireTimeOrNull(row.lastLoginTime),
    };
  });
}

/** Few levels, stores and referrers stand behind many members, so each name is read once. */
const namesBeside = async (records: readonly MemberRecord[], database: Database) => ({
  levels: await namesOf(records, 'levelId', memberLevel.name, database),
  parents: await namesOf(records, 'parentId', member.nickname, database),
  stores: await storeNames(records, database),
});

async function registeredToday(matching: SQL | undefined, { database, now }: Call): Promise<number> {
  const today = gte(member.registerTime, startOfShanghaiDay(shanghaiDate(now)));
  const [counted] = await database.select({ members: count() }).from(member).where(and(matching, today));
  return counted?.members ?? 0;
}
