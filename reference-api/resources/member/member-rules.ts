import { and, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/codes';
import { findRecord } from '@/reference-api/crud/records';
import type { Database } from '@/reference-api/database/connect';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { type MemberRecord, memberSpec } from './member-spec';

const DEREGISTERED = -1;
const ACTIVE_DISTRIBUTOR = 1;

/** A member to be changed: the caller's own store's, and not deregistered, which is final (member.md 1.4). */
export async function changeableMember(id: number, call: Call): Promise<MemberRecord> {
  const record = await findRecord(memberSpec, id, call, 'write');
  if (record.status === DEREGISTERED) throw new Refusal(codes.memberDeregistered);
  return record;
}

/** The enabled level of an id. */
export async function enabledLevel(id: number, database: Database): Promise<{ id: number; name: string }> {
  const [found] = await database
    .select({ id: memberLevel.id, name: memberLevel.name })
    .from(memberLevel)
    .where(and(eq(memberLevel.id, id), eq(memberLevel.status, 1)));
  if (!found) throw notFound('memberLevel');
  return found;
}

/** The level members start with. */
export async function defaultLevelId(database: Database): Promise<number | null> {
  const [found] = await database.select({ id: memberLevel.id }).from(memberLevel).where(eq(memberLevel.isDefault, 1));
  return found?.id ?? null;
}

/** Refuses a referrer that is the member itself, lies below it, or does not promote (member.md 1.3). */
export async function requireReferrer(parentId: number, memberId: number | null, database: Database): Promise<void> {
  if (parentId === memberId) throw new Refusal(codes.referrerIsSelf, {}, 'parentId');
  const [target] = await database
    .select({ status: distributor.status })
    .from(member)
    .leftJoin(distributor, eq(distributor.memberId, member.id))
    .where(eq(member.id, parentId));
  if (!target) throw notFound('member');
  if (target.status !== ACTIVE_DISTRIBUTOR) throw new Refusal(codes.referrerNotActive, {}, 'parentId');
  if (memberId !== null && (await liesBelow(parentId, memberId, database))) throw new Refusal(codes.referrerIsBelow, {}, 'parentId');
}

/** Walks up from a member; `union` ends the walk even where old data holds a circle. */
async function liesBelow(memberId: number, above: number, database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`
    with recursive up as (
      select ${member.id}, ${member.parentId} from ${member} where ${member.id} = ${memberId}
      union
      select m.id, m.parent_id from ${member} m join up on m.id = up.parent_id
    )
    select 1 from up where id = ${above} limit 1`);
  return rows.length > 0;
}
