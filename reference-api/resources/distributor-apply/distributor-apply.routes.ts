import { inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { FilterOf } from '@/lib/contract/call/resource';
import {
  type DistributorApply,
  distributorApplyApprove,
  distributorApplyInfo,
  distributorApplyReject,
  distributorApplyRemove,
  distributorApplyReveal,
  distributorApply as listing,
} from '@/lib/contract/distributor-apply';
import { distributorApplyState, distributorApplyTransitions as steps } from '@/lib/contract/states/distributor-apply';
import type { Transition } from '@/lib/contract/states/transitions';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { distributorSource, makeDistributor } from '@/reference-api/commerce/distributor/make-distributor';
import { effectOf } from '@/reference-api/commerce/effect';
import { readRow } from '@/reference-api/crud/crud-routes';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { eachOf } from '@/reference-api/crud/each-of';
import { enabledLevel } from '@/reference-api/crud/enabled-level';
import { betweenTimes, containsKeyword } from '@/reference-api/crud/filters';
import { listPage } from '@/reference-api/crud/list-page';
import { membersById } from '@/reference-api/crud/members-by-id';
import { mobileOf } from '@/reference-api/crud/mobile-of';
import { moveState } from '@/reference-api/crud/move-state';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { findRecord } from '@/reference-api/crud/records';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import { distributorApply } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { maskedIdCard, maskedMobile } from '@/reference-api/masked';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { requireOtherStores } from '@/reference-api/settings/require-other-stores';
import { membersCalled } from '../member/member-keyword';

type ApplyRecord = typeof distributorApply.$inferSelect;
type Filter = FilterOf<typeof listing>;

/** Mounts the applications to become a distributor (member.md 7). */
export function mountDistributorApplies(api: Api): void {
  serve(api, listing.list, (call) => listPage(distributorApplySpec, call.query, call));
  serve(api, distributorApplyInfo, (call) => readRow(distributorApplySpec, call.query.id, call));

  serve(api, distributorApplyReveal, async (call) => {
    await requireOtherStores(call, 'allowDistribution');
    const { id, field } = call.query;
    const record = await findRecord(distributorApplySpec, id, call, 'read');
    await noteReveal('distributorApply', id, field, call);
    return { value: field === 'idCard' ? record.idCard : await mobileOf(record.memberId, call) };
  });

  serve(api, distributorApplyApprove, async (call) => {
    await requireOtherStores(call, 'allowDistribution');
    return eachOf(call.body.ids, call, async (id, step) => {
      const record = await findRecord(distributorApplySpec, id, step, 'write');
      const levelId = call.body.levelId ?? record.levelId;
      await decide(record, steps.approve, { auditReason: '', levelId }, step);
      const made = { memberId: record.memberId, levelId, source: distributorSource.application, realName: record.realName };
      if (levelId !== null) await enabledLevel('distributorLevel', levelId, step);
      await makeDistributor(effectOf(step), { ...made, action: 'approve' });
    });
  });

  serve(api, distributorApplyReject, async (call) => {
    await requireOtherStores(call, 'allowDistribution');
    return eachOf(call.body.ids, call, async (id, step) => {
      const record = await findRecord(distributorApplySpec, id, step, 'write');
      await decide(record, steps.reject, { auditReason: call.body.reason }, step);
    });
  });

  serve(api, distributorApplyRemove, async (call) => {
    await requireOtherStores(call, 'allowDistribution');
    const record = await findRecord(distributorApplySpec, call.query.id, call, 'write');
    const live = isNull(distributorApply.deletedAt);
    await moveState(distributorApply, record.id, steps.remove, { deletedAt: call.now }, { database: call.database, where: live });
    return null;
  });
}

const distributorApplySpec: ListSpec<typeof distributorApply, DistributorApply, Filter> = {
  table: distributorApply,
  object: 'application',
  scope: ({ caller }, filter) => storeScope(distributorApply.storeId, caller, filter?.storeId),
  live: isNull(distributorApply.deletedAt),
  order: { createTime: distributorApply.createTime },
  where: conditionsOf,
  tab: {
    column: distributorApply.status,
    value: ({ tab }) => (tab === 'all' ? undefined : Number(tab)),
    counted: [distributorApplyState.pending, distributorApplyState.approved, distributorApplyState.rejected],
  },
  rows: applyRows,
};

function conditionsOf(filter: Filter, { database }: Call): (SQL | undefined)[] {
  return [
    filter.keyword
      ? sql`(${containsKeyword(filter.keyword, [distributorApply.realName])} or ${inArray(
          distributorApply.memberId,
          database.select({ id: member.id }).from(member).where(membersCalled(filter.keyword)),
        )})`
      : undefined,
    ...betweenTimes(distributorApply.createTime, filter.startTime, filter.endTime),
  ];
}

async function applyRows(records: readonly ApplyRecord[], { database }: Call): Promise<DistributorApply[]> {
  const stores = await storeNames(records, database);
  const ids = records.flatMap(({ memberId, inviterId }) => [memberId, inviterId]);
  const members = await membersById(ids, database);
  return records.map(({ deletedAt: _gone, version: _counted, ...record }) => ({
    ...record,
    nickname: members.get(record.memberId)?.nickname ?? '',
    mobile: maskedMobile(members.get(record.memberId)?.mobile ?? ''),
    avatar: members.get(record.memberId)?.avatar ?? '',
    inviterName: members.get(record.inviterId ?? 0)?.nickname ?? '',
    idCard: maskedIdCard(record.idCard),
    storeName: stores.get(record.storeId) ?? '',
    auditTime: wireTimeOrNull(record.auditTime),
    createTime: wireTime(record.createTime),
  }));
}

/** Decides a pending application, once: the second of two people is refused. */
const decide = (
  { id }: ApplyRecord,
  step: Transition,
  outcome: Partial<Omit<ApplyRecord, 'status' | 'version'>>,
  { caller, database, now }: Call,
) => moveState(distributorApply, id, step, { ...outcome, auditorName: caller.name, auditTime: now }, { database });
