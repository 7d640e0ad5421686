import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Distributor, type DistributorFilter, type DistributorSums, distributorStatus } from '@/lib/contract/distributor';
import { wireTime } from '@/lib/format/shanghai-time';
import type { CrudTable, ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenTimes, containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { maskedMobile } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';
import { membersCalled } from '../member/member-keyword';

/** A distributor has no number of its own: the member's id stands for it throughout (member.md 5). */
export const distributorTable = Object.assign(distributor, { id: distributor.memberId }) as typeof distributor & CrudTable;
type Stored = typeof distributor.$inferSelect;

/** What is special about the list of distributors. */
export const distributorSpec: ListSpec<typeof distributorTable, Distributor, DistributorFilter, DistributorSums> = {
  table: distributorTable,
  object: 'distributor',
  scope: ({ caller }, filter) => storeScope(distributor.storeId, caller, filter?.storeId),
  order: { joinTime: distributor.joinTime, commissionTotal: distributor.commissionTotal, orderAmount: distributor.orderAmount },
  where: (filter, { database }) => [
    filter.keyword ? matchesKeyword(filter.keyword, database) : undefined,
    sameAs(distributor.levelId, filter.levelId),
    sameAs(distributor.status, filter.status),
    filter.parentId === undefined ? undefined : inArray(distributor.memberId, referredBy(filter.parentId, database)),
    ...betweenTimes(distributor.joinTime, filter.startTime, filter.endTime),
  ],
  rows: (records, { database }) => distributorRows(records, database),
  summary: sums,
};

const matchesKeyword = (words: string, database: Database): SQL =>
  sql`(${containsKeyword(words, [distributor.realName], distributor.memberId)} or ${inArray(
    distributor.memberId,
    database.select({ id: member.id }).from(member).where(membersCalled(words)),
  )})`;

const referredBy = (parentId: number, database: Database) =>
  database.select({ id: member.id }).from(member).where(sameAs(member.parentId, parentId));

const referrer = alias(member, 'referrer');

async function distributorRows(records: readonly Stored[], database: Database): Promise<Distributor[]> {
  const ids = records.map(({ memberId }) => memberId);
  const stores = await storeNames(records, database);
  const found =
    ids.length === 0
      ? []
      : await database
          .select({
            id: member.id,
            nickname: member.nickname,
            mobile: member.mobile,
            avatar: member.avatar,
            parentId: member.parentId,
            parentName: referrer.nickname,
            levelName: distributorLevel.name,
          })
          .from(distributor)
          .innerJoin(member, eq(member.id, distributor.memberId))
          .leftJoin(referrer, eq(referrer.id, member.parentId))
          .leftJoin(distributorLevel, eq(distributorLevel.id, distributor.levelId))
          .where(inArray(distributor.memberId, ids));
  const members = new Map(found.map((each) => [each.id, each]));
  return records.map(({ reason: _inner, version: _counted, ...record }) => {
    const of = members.get(record.memberId);
    return {
      ...record,
      id: record.memberId,
      nickname: of?.nickname ?? '',
      mobile: maskedMobile(of?.mobile ?? ''),
      avatar: of?.avatar ?? '',
      parentId: of?.parentId ?? null,
      parentName: of?.parentName ?? '',
      levelName: of?.levelName ?? '',
      status: distributorStatus.parse(record.status),
      storeName: stores.get(record.storeId) ?? '',
      joinTime: wireTime(record.joinTime),
    };
  });
}

async function sums(matching: SQL | undefined, { database }: Call): Promise<DistributorSums> {
  const sum = (of: SQL) => sql<number>`coalesce(sum(${of}), 0)::bigint`;
  const d = distributor;
  const [row] = await database
    .select({
      count: sql<number>`count(*)::bigint`,
      orderCount: sum(sql`${d.orderCount}`),
      orderAmount: sum(sql`${d.orderAmount}`),
      commissionTotal: sum(sql`${d.commissionTotal}`),
      unwithdrawn: sum(sql`${d.commissionAvailable} + ${d.commissionFrozen} + ${d.commissionWithdrawing}`),
    })
    .from(d)
    .where(matching);
  return row ?? {};
}
