import { isNull, type SQL } from 'drizzle-orm';
import { storeApplyState } from '@/lib/contract/states/store-apply';
import type { StoreApply, StoreApplyDetail, StoreApplyFilter } from '@/lib/contract/store-apply';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenTimes, containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { membersById } from '@/reference-api/crud/members-by-id';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { maskedMobile } from '@/reference-api/masked';
import { maskedBank, maskedQualification } from '@/reference-api/resources/store/store-detail';
import { namesOfStores } from '@/reference-api/resources/store/store-row-names';
import type { Call } from '@/reference-api/serve';

export type StoreApplyRecord = typeof storeApply.$inferSelect;

/** What is special about the list of applications to open a store (shopping.md 2). */
export const storeApplySpec: ListSpec<typeof storeApply, StoreApply, StoreApplyFilter> = {
  table: storeApply,
  object: 'application',
  scope: () => undefined,
  live: isNull(storeApply.deletedAt),
  order: { createTime: storeApply.createTime },
  where: filtersOf,
  tab: {
    column: storeApply.status,
    value: ({ tab }) => (tab === 'all' ? undefined : Number(tab)),
    counted: [storeApplyState.pending, storeApplyState.approved, storeApplyState.rejected, storeApplyState.unpaid],
  },
  rows: async (records, call) => (await detailRows(records, call)).map(listed),
};

function filtersOf(filter: StoreApplyFilter): (SQL | undefined)[] {
  return [
    containsKeyword(filter.keyword, [storeApply.applyNo, storeApply.storeName, storeApply.contactName, storeApply.contactMobile]),
    sameAs(storeApply.levelId, filter.levelId),
    sameAs(storeApply.mealId, filter.mealId),
    sameAs(storeApply.payStatus, filter.payStatus),
    ...betweenTimes(storeApply.createTime, filter.startTime, filter.endTime),
  ];
}

/** The list leaves out what only the drawer shows. */
function listed(detail: StoreApplyDetail): StoreApply {
  const { intro: _1, address: _2, longitude: _3, latitude: _4, qualification: _5, bank: _6, ...row } = detail;
  return row;
}

/** Applications with all they say, masked (00-conventions 1.6). */
export async function detailRows(records: readonly StoreApplyRecord[], { database }: Pick<Call, 'database'>): Promise<StoreApplyDetail[]> {
  if (records.length === 0) return [];
  const names = await namesOfStores(records, database);
  const ids = records.map(({ memberId }) => memberId);
  const members = await membersById(ids, database);
  return records.map(({ deletedAt: _gone, expireTime: _inner, refundTime: _later, ...record }) => ({
    ...record,
    nickname: members.get(record.memberId)?.nickname ?? '',
    mobile: maskedMobile(members.get(record.memberId)?.mobile ?? ''),
    contactMobile: maskedMobile(record.contactMobile),
    levelName: names.levels.get(record.levelId ?? 0) ?? '',
    qualification: maskedQualification(record.qualification),
    bank: maskedBank(record.bank),
    payTime: wireTimeOrNull(record.payTime),
    auditTime: wireTimeOrNull(record.auditTime),
    createTime: wireTime(record.createTime),
  }));
}
