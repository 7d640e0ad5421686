import { count, inArray } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { notFound } from '@/reference-api/not-found';

/** Refuses member levels that do not exist, at their `field`; one the record names already (`held`) may have been removed since. */
export async function requireKnownLevels(
  levelIds: readonly number[],
  { database }: { readonly database: Database },
  { field, held = [] }: { readonly field: string; readonly held?: readonly number[] },
): Promise<void> {
  const wanted = levelIds.filter((id) => !held.includes(id));
  if (wanted.length === 0) return;
  const [found] = await database.select({ rows: count() }).from(memberLevel).where(inArray(memberLevel.id, wanted));
  if (found?.rows !== new Set(wanted).size) throw notFound('memberLevel', field);
}
