import { and, eq, type SQL, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { distributorState } from '@/lib/contract/states/distributor';
import type { Database } from '@/reference-api/database/connect';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';

/**
 * Refuses a referrer that is the member itself, lies below it, or does not promote (member.md 1.3). One outside of `scope` is not
 * found: what is answered must not tell which members other stores have.
 */
export async function requireReferrer(parentId: number, memberId: number | null, database: Database, scope?: SQL): Promise<void> {
  if (parentId === memberId) throw new Refusal(codes.referrerIsSelf, {}, 'parentId');
  const [target] = await database
    .select({ status: distributor.status })
    .from(member)
    .leftJoin(distributor, eq(distributor.memberId, member.id))
    .where(and(eq(member.id, parentId), scope));
  if (!target) throw notFound('member');
  if (target.status !== distributorState.normal) throw new Refusal(codes.referrerNotActive, {}, 'parentId');
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
