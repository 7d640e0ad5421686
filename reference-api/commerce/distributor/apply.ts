import { and, eq, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { distributorState } from '@/lib/contract/states/distributor';
import { distributorApplyState, distributorApplyTransitions } from '@/lib/contract/states/distributor-apply';
import type { Effect } from '@/reference-api/commerce/effect';
import { actingMember } from '@/reference-api/commerce/member/buyer';
import { moveState } from '@/reference-api/crud/move-state';
import { distributor, distributorApply } from '@/reference-api/database/schema/distributor';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';

/** Who distribution is for: those an administrator names. */
const NAMED_BY_ADMIN = 3;

/** What somebody says who wants to promote goods. */
export interface Ambition {
  realName: string;
  idCard?: string | undefined;
  reason: string;
  images?: string[] | undefined;
}

/** Files an application to become a distributor; a dismissed one may apply again (member.md 7). */
export async function applyDistributor(
  effect: Effect,
  { memberId, inviterId, ...given }: Ambition & { memberId: number; inviterId?: number | undefined },
): Promise<{ id: number; status: number }> {
  const { database, now } = effect;
  const person = await actingMember(effect, memberId, 'submit');
  const { distribution } = await readSettings(database, ['distribution']);
  if (distribution.condition === NAMED_BY_ADMIN) throw new Refusal(codes.distributorApplyClosed);
  const working = and(eq(distributor.memberId, memberId), ne(distributor.status, distributorState.dismissed));
  if ((await database.$count(distributor, working)) > 0)
    throw new Refusal(codes.alreadyDistributor, { action: { message: 'errors.action.submit' } });
  await refuseSecond(effect, memberId);
  const [made] = await database
    .insert(distributorApply)
    .values({ ...said(given), memberId, inviterId: inviterId ?? person.parentId, storeId: person.storeId, createTime: now })
    .returning({ id: distributorApply.id, status: distributorApply.status });
  if (!made) throw new Error('the application was not written');
  return made;
}

/** The applicant takes an application back. */
export async function cancelDistributorApply(effect: Effect, { id }: { id: number }): Promise<{ status: number }> {
  await applyOf(effect, id);
  await moveState(distributorApply, id, distributorApplyTransitions.cancel, {}, effect);
  return { status: distributorApplyState.cancelled };
}

/** Sends a rejected application in again, in the same row. */
export async function resubmitDistributorApply(
  effect: Effect,
  { id, ...given }: Ambition & { id: number },
): Promise<{ status: number; applyCount: number }> {
  const { applyCount, memberId } = await applyOf(effect, id);
  await actingMember(effect, memberId, 'submit');
  await refuseSecond(effect, memberId, id);
  const changes = { ...said(given), auditReason: '', applyCount: sql`${distributorApply.applyCount} + 1` };
  await moveState(distributorApply, id, distributorApplyTransitions.resubmit, changes, effect);
  return { status: distributorApplyState.pending, applyCount: applyCount + 1 };
}

/** A person has one open application at a time. */
async function refuseSecond({ database }: Effect, memberId: number, own = 0): Promise<void> {
  const { id, memberId: of, status } = distributorApply;
  const others = and(eq(of, memberId), eq(status, distributorApplyState.pending), ne(id, own));
  if ((await database.$count(distributorApply, others)) > 0) throw new Refusal(codes.distributorApplyOpen);
}

const said = ({ realName, idCard = '', reason, images = [] }: Ambition) => ({ realName, idCard, reason, images });

async function applyOf({ database }: Effect, id: number) {
  const [found] = await database.select().from(distributorApply).where(eq(distributorApply.id, id)).for('update');
  if (!found || found.deletedAt) throw notFound('application');
  return found;
}
