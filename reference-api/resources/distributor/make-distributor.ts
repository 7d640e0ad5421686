import { randomBytes } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/codes';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { changeableMember } from '@/reference-api/resources/member/member-rules';
import type { Call } from '@/reference-api/serve';

/** DistributorSource. */
export const BY_APPLICATION = 1;
export const BY_ADMINISTRATOR = 2;
const DISMISSED = -1;

interface Maker {
  memberId: number;
  levelId: number | null;
  source: number;
  /** Message key of what is being done, for the refusals. */
  action: string;
  realName?: string;
}

/** Makes a member a distributor; one that was dismissed comes back (member.md 5). */
export async function makeDistributor({ memberId, levelId, source, action, realName }: Maker, call: Call): Promise<void> {
  const { database, now } = call;
  const record = await changeableMember(memberId, call);
  if (record.status === 0) throw new Refusal(codes.memberDisabled, { action: { message: action } });
  const [present] = await database.select().from(distributor).where(eq(distributor.memberId, memberId)).for('update');
  if (present && present.status !== DISMISSED) throw new Refusal(codes.alreadyDistributor, { action: { message: action } });
  const level = levelId === null ? await defaultLevel(call) : await enabledLevel(levelId, call);
  const joined = { levelId: level, source, status: 1, reason: '', joinTime: now, ...(realName ? { realName } : {}) };
  if (present) {
    await database
      .update(distributor)
      .set({ ...joined, version: sql`${distributor.version} + 1` })
      .where(eq(distributor.memberId, memberId));
  } else {
    const firstCount = await membersReferredBy(memberId, call);
    await database
      .insert(distributor)
      .values({ memberId, storeId: record.storeId, inviteCode: inviteCode(), firstCount, realName: record.realName, ...joined });
  }
  await database
    .update(member)
    .set({ isDistributor: 1, version: sql`${member.version} + 1` })
    .where(eq(member.id, memberId));
}

/** The enabled distributor level of an id. */
export async function enabledLevel(id: number, { database }: Call): Promise<number> {
  const [found] = await database
    .select({ id: distributorLevel.id })
    .from(distributorLevel)
    .where(and(eq(distributorLevel.id, id), eq(distributorLevel.status, 1)));
  if (!found) throw notFound('distributorLevel');
  return found.id;
}

async function defaultLevel({ database }: Call): Promise<number | null> {
  const [found] = await database.select({ id: distributorLevel.id }).from(distributorLevel).where(eq(distributorLevel.isDefault, 1));
  return found?.id ?? null;
}

async function membersReferredBy(memberId: number, { database }: Call): Promise<number> {
  const [counted] = await database.select({ members: count() }).from(member).where(eq(member.parentId, memberId));
  return counted?.members ?? 0;
}

const INVITE_BYTES = 5;
const inviteCode = () => randomBytes(INVITE_BYTES).toString('hex').toUpperCase();
