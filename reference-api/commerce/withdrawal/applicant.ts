import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { cashApplicant } from '@/lib/contract/states/cash';
import { distributorState } from '@/lib/contract/states/distributor';
import { type Effect, operatorType } from '@/reference-api/commerce/effect';
import { actingMember, type Buyer } from '@/reference-api/commerce/member/buyer';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';

/** Whose money is withdrawn, locked until the effect is done. */
export interface CashOwner {
  applicant: number;
  memberId: number | null;
  storeId: number;
  name: string;
  mobile: string;
  available: number;
  /** The fee of a store's level; members pay that of the settings. */
  feePercent?: number;
}

/** Finds and locks who applies. A dismissed distributor's commission is paid out by the main store alone (member.md 5). */
export function applicantOf(
  effect: Effect,
  { applicant, memberId, storeId }: { applicant: number; memberId?: number | null; storeId?: number },
): Promise<CashOwner> {
  if (applicant === cashApplicant.store) return storeOwner(effect, storeId ?? 0);
  return applicant === cashApplicant.distributor ? distributorOwner(effect, memberId ?? 0) : memberOwner(effect, memberId ?? 0);
}

async function storeOwner({ database }: Effect, storeId: number): Promise<CashOwner> {
  const [found] = await database
    .select({ name: store.name, mobile: store.contactMobile, available: store.balance, levelId: store.levelId })
    .from(store)
    .where(eq(store.id, storeId))
    .for('update');
  if (!found) throw notFound('store');
  const [level] = await database
    .select({ fee: storeLevel.withdrawFee })
    .from(storeLevel)
    .where(eq(storeLevel.id, found.levelId ?? 0));
  const { name, mobile, available } = found;
  return { applicant: cashApplicant.store, memberId: null, storeId, name, mobile, available, feePercent: level?.fee ?? 0 };
}

async function memberOwner(effect: Effect, memberId: number): Promise<CashOwner> {
  const person = await actingMember(effect, memberId, 'do');
  return { ...ofPerson(person), applicant: cashApplicant.member, available: person.balance };
}

async function distributorOwner(effect: Effect, memberId: number): Promise<CashOwner> {
  const byAdmin = effect.operator.type === operatorType.administrator;
  const person = byAdmin ? await anyMember(effect, memberId) : await actingMember(effect, memberId, 'do');
  const [found] = await effect.database.select().from(distributor).where(eq(distributor.memberId, memberId)).for('update');
  if (!found) throw notFound('distributor');
  const { normal, dismissed } = distributorState;
  if (found.status !== normal && !(byAdmin && found.status === dismissed)) throw new Refusal(codes.distributorFrozen);
  return {
    ...ofPerson(person),
    name: found.realName || person.realName || person.nickname,
    applicant: cashApplicant.distributor,
    available: found.commissionAvailable,
  };
}

async function anyMember({ database }: Effect, memberId: number): Promise<Buyer> {
  const [found] = await database.select().from(member).where(eq(member.id, memberId)).for('update');
  if (!found) throw notFound('member');
  return found;
}

const ofPerson = ({ id, storeId, realName, nickname, mobile }: Buyer) => ({ memberId: id, storeId, name: realName || nickname, mobile });
