import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { distributorState } from '@/lib/contract/states/distributor';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { Effect } from '@/reference-api/commerce/effect';
import { actingMember, type BuyerAction } from '@/reference-api/commerce/member/buyer';
import { defaultLevel } from '@/reference-api/crud/default-level';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { Refusal } from '@/reference-api/refusal';
import { countReferred } from './count-referred';

/** DistributorSource. */
export const distributorSource = { application: 1, administrator: 2, automatic: 3 } as const;

interface Made {
  memberId: number;
  /** Left out: the default level. */
  levelId?: number | null;
  source: number;
  /** What is being done, for the refusals. */
  action: BuyerAction;
  realName?: string;
}

const INVITE_BYTES = 5;

/** Makes a member a distributor; one that was dismissed comes back (member.md 5). */
export async function makeDistributor(effect: Effect, { memberId, levelId, source, action, realName }: Made): Promise<void> {
  const { database, now } = effect;
  const person = await actingMember(effect, memberId, action);
  const [present] = await database.select().from(distributor).where(eq(distributor.memberId, memberId)).for('update');
  if (present && present.status !== distributorState.dismissed)
    throw new Refusal(codes.alreadyDistributor, { action: { message: `errors.action.${action}` } });
  const level = levelId ?? (await defaultLevel('distributorLevel', effect));
  const joined = { levelId: level, source, status: distributorState.normal, reason: '', joinTime: now, ...(realName ? { realName } : {}) };
  await database
    .insert(distributor)
    .values({ memberId, storeId: person.storeId, inviteCode: inviteCode(), realName: person.realName, ...joined })
    .onConflictDoUpdate({ target: distributor.memberId, set: { ...joined, version: sql`${distributor.version} + 1` } });
  await database
    .update(member)
    .set({ isDistributor: yesNo.yes, version: sql`${member.version} + 1` })
    .where(eq(member.id, memberId));
  await countReferred(effect, [memberId]);
}

const inviteCode = () => randomBytes(INVITE_BYTES).toString('hex').toUpperCase();
