import { eq, inArray, sql } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { holdDistributors } from './hold-distributors';
import { upgradeDistributors } from './upgrade-distributors';

/**
 * Adds a member who has just come to the tiers above: to count those of a large referrer anew takes long, and everybody who registers
 * by a link waits for it. The lock of referrals keeps who stands above whom.
 */
export async function addReferred(effect: Effect, parentId: number): Promise<void> {
  const { database } = effect;
  const [parent] = await database.select({ parentId: member.parentId }).from(member).where(eq(member.id, parentId));
  const above = parent?.parentId ?? null;
  const ids = [parentId, ...(above === null ? [] : [above])];
  await holdDistributors(effect, ids);
  const first = sql`${distributor.firstCount} + 1`;
  await database.update(distributor).set({ firstCount: first }).where(eq(distributor.memberId, parentId));
  const second = sql`${distributor.secondCount} + 1`;
  if (above !== null) await database.update(distributor).set({ secondCount: second }).where(eq(distributor.memberId, above));
  await upgradeDistributors(effect, ids);
}

/**
 * Counts the first and second tier of referrers anew after members went or changed hands. Their rows are locked first, so that of
 * two changes at once the later one counts both.
 */
export async function countReferred(effect: Effect, referrers: readonly (number | null | undefined)[]): Promise<void> {
  const { database } = effect;
  const ids = [...new Set(referrers.filter((id) => id != null))];
  if (ids.length === 0) return;
  await holdDistributors(effect, ids);
  await database
    .update(distributor)
    .set({
      firstCount: sql`(select count(*) from ${member} f where f.parent_id = ${distributor.memberId})`,
      secondCount: sql`(select count(*) from ${member} s join ${member} f on f.id = s.parent_id where f.parent_id = ${distributor.memberId})`,
    })
    .where(inArray(distributor.memberId, ids));
  await upgradeDistributors(effect, ids);
}

/** Gives a member another referrer, or none, and counts the tiers of everybody who wins or loses by it. */
export async function changeReferrer(effect: Effect, memberId: number, parentId: number | null): Promise<void> {
  const { database } = effect;
  const [before] = await database.select({ parentId: member.parentId }).from(member).where(eq(member.id, memberId)).for('update');
  await database
    .update(member)
    .set({ parentId, version: sql`${member.version} + 1` })
    .where(eq(member.id, memberId));
  await countReferred(effect, await withTheirs(effect, [before?.parentId, parentId]));
}

/** Referrers and the referrers of those. */
export async function withTheirs(
  { database }: Effect,
  ids: readonly (number | null | undefined)[],
): Promise<(number | null | undefined)[]> {
  const known = ids.filter((id) => id != null);
  if (known.length === 0) return [];
  const above = await database.select({ parentId: member.parentId }).from(member).where(inArray(member.id, known));
  return [...known, ...above.map(({ parentId }) => parentId)];
}
