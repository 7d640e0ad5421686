import { eq, sql } from 'drizzle-orm';
import {
  distributorCreate,
  distributorInfo,
  distributorLevelChange,
  distributorParent,
  distributorRetire,
  distributorStatusChange,
  distributor as listing,
} from '@/lib/contract/distributor';
import { distributorState, distributorTransitions } from '@/lib/contract/states/distributor';
import type { Transition } from '@/lib/contract/states/transitions';
import { yesNo } from '@/lib/contract/states/yes-no';
import { changeReferrer, countReferred, withTheirs } from '@/reference-api/commerce/distributor/count-referred';
import { distributorSource, makeDistributor } from '@/reference-api/commerce/distributor/make-distributor';
import { lockReferrals } from '@/reference-api/commerce/distributor/referral-lock';
import { requireReferrer } from '@/reference-api/commerce/distributor/require-referrer';
import { effectOf } from '@/reference-api/commerce/effect';
import { readRow } from '@/reference-api/crud/crud-routes';
import { eachOf } from '@/reference-api/crud/each-of';
import { enabledLevel } from '@/reference-api/crud/enabled-level';
import { listPage } from '@/reference-api/crud/list-page';
import { moveState } from '@/reference-api/crud/move-state';
import { findRecord } from '@/reference-api/crud/records';
import { storeScope } from '@/reference-api/crud/scope';
import type { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { refuseField } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { requireOtherStores } from '@/reference-api/settings/require-other-stores';
import { changeableMember } from '../member/member-rules';
import { distributorSpec, distributorTable } from './distributor-spec';

/** Mounts what is read and done about distributors (member.md 5). */
export function mountDistributors(api: Api): void {
  serve(api, listing.list, (call) => listPage(distributorSpec, call.query, call));
  serve(api, distributorInfo, (call) => readRow(distributorSpec, call.query.id, call));

  serve(api, distributorCreate, async (call) => {
    await requireOtherStores(call, 'allowDistribution');
    const { memberId, levelId } = call.body;
    await changeableMember(memberId, call);
    if (levelId !== null) await enabledLevel('distributorLevel', levelId, call);
    await makeDistributor(effectOf(call), { memberId, levelId, source: distributorSource.administrator, action: 'add' });
    return readRow(distributorSpec, call.body.memberId, call);
  });

  serve(api, distributorStatusChange, async (call) => {
    await requireOtherStores(call, 'allowDistribution');
    const { id, status, reason } = call.body;
    if (status === distributorState.frozen && reason === '') throw refuseField('reason', 'required', { label: call.label('reason') });
    await findRecord(distributorSpec, id, call, 'write');
    const step = status === distributorState.frozen ? distributorTransitions.freeze : distributorTransitions.unfreeze;
    return move(id, step, { reason: status === distributorState.frozen ? reason : '' }, call);
  });

  serve(api, distributorLevelChange, async (call) => {
    await requireOtherStores(call, 'allowDistribution');
    return eachOf(call.body.ids, call, async (id, step) => {
      const { levelId: held } = await findRecord(distributorSpec, id, step, 'write');
      const { id: levelId } = await enabledLevel('distributorLevel', call.body.levelId, step, held);
      await move(id, distributorTransitions.change, { levelId }, step);
    });
  });

  serve(api, distributorParent, async (call) => {
    await requireOtherStores(call, 'allowDistribution');
    const { id, parentId } = call.body;
    await lockReferrals(call);
    await findRecord(distributorSpec, id, call, 'write');
    const answer = await move(id, distributorTransitions.change, {}, call);
    if (parentId !== null) await requireReferrer(parentId, id, call.database, storeScope(member.storeId, call.caller));
    await changeReferrer(effectOf(call), id, parentId);
    return answer;
  });

  serve(api, distributorRetire, async (call) => {
    const { id, reason } = call.body;
    await lockReferrals(call);
    await findRecord(distributorSpec, id, call, 'write');
    const answer = await move(id, distributorTransitions.retire, { reason }, call);
    await handOver(id, call);
    return answer;
  });
}

/** Takes a distributor through a step of its states. */
async function move(id: number, step: Transition, changes: Partial<typeof distributor.$inferInsert>, { database }: Pick<Call, 'database'>) {
  const [moved] = await moveState(distributorTable, id, step, changes, { database });
  return moved;
}

/** The members a dismissed distributor referred get its own referrer, who counts them as its own from now on. */
async function handOver(id: number, call: Call): Promise<void> {
  const { database } = call;
  const [left] = await database.select({ parentId: member.parentId }).from(member).where(eq(member.id, id)).for('update');
  const next = sql`${member.version} + 1`;
  await database
    .update(member)
    .set({ parentId: left?.parentId ?? null, version: next })
    .where(eq(member.parentId, id));
  await database.update(member).set({ isDistributor: yesNo.no, version: next }).where(eq(member.id, id));
  const effect = effectOf(call);
  await countReferred(effect, await withTheirs(effect, [id, left?.parentId]));
}
