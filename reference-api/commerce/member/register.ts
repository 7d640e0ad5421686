import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { distributorState } from '@/lib/contract/states/distributor';
import { memberState } from '@/lib/contract/states/member';
import { welcomeCoupons } from '@/reference-api/commerce/coupon/take-coupon';
import { addReferred } from '@/reference-api/commerce/distributor/count-referred';
import { distributorSource, makeDistributor } from '@/reference-api/commerce/distributor/make-distributor';
import { lockReferrals } from '@/reference-api/commerce/distributor/referral-lock';
import type { Effect } from '@/reference-api/commerce/effect';
import { bookPoints, pointBiz } from '@/reference-api/commerce/ledgers/book-points';
import { defaultLevel } from '@/reference-api/crud/default-level';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';

export interface Registration {
  mobile: string;
  nickname?: string | undefined;
  avatar?: string | undefined;
  inviterId?: number | undefined;
  storeId?: number | undefined;
  source?: number | undefined;
  ip?: string | undefined;
}

/** Who distribution is for: everybody becomes a distributor. */
const EVERYONE = 1;
const TAIL_DIGITS = 4;

/** Makes a member with everything that comes with a registration (reference-api.md 2.1). */
export async function registerMember(effect: Effect, given: Registration): Promise<{ memberId: number }> {
  const { database } = effect;
  const { points, distribution } = await readSettings(database, ['points', 'distribution']);
  const parentId = await inviterOf(effect, given.inviterId);
  const memberId = await insertMember(effect, given, parentId);
  if (parentId !== null) await addReferred(effect, parentId);
  if (points.enabled && points.registerGive > 0)
    await bookPoints(effect, { memberId, delta: points.registerGive, bizType: pointBiz.register, title: '注册赠送' });
  await welcomeCoupons(effect, memberId);
  if (distribution.enabled && distribution.condition === EVERYONE)
    await makeDistributor(effect, { memberId, source: distributorSource.automatic, action: 'add' });
  return { memberId };
}

async function insertMember({ database, now }: Effect, given: Registration, parentId: number | null): Promise<number> {
  const { mobile, nickname, avatar = '', storeId = 0, source = 1, ip = '' } = given;
  if (storeId !== 0 && (await database.$count(store, eq(store.id, storeId))) === 0) throw notFound('store');
  const levelId = await defaultLevel('memberLevel', { database });
  const [made] = await database
    .insert(member)
    .values({
      ...{ mobile, nickname: nickname ?? `用户${mobile.slice(-TAIL_DIGITS)}`, avatar, parentId, storeId, source, registerIp: ip },
      ...{ levelId, registerTime: now, lastLoginTime: now, status: memberState.normal },
    })
    .onConflictDoNothing()
    .returning({ id: member.id });
  if (!made) throw new Refusal(codes.mobileTaken, {}, 'mobile');
  return made.id;
}

/** A link binds whoever registers by it, in every bindMode; the link of somebody who does not promote binds nobody. */
async function inviterOf(effect: Effect, inviterId: number | undefined): Promise<number | null> {
  if (inviterId === undefined) return null;
  await lockReferrals(effect);
  const [found] = await effect.database
    .select({ id: member.id, status: distributor.status })
    .from(member)
    .leftJoin(distributor, eq(distributor.memberId, member.id))
    .where(eq(member.id, inviterId));
  if (!found) throw notFound('member');
  return found.status === distributorState.normal ? found.id : null;
}
