import { and, eq } from 'drizzle-orm';
import { onOff } from '@/lib/contract/states/on-off';
import type { Database } from '@/reference-api/database/connect';
import { distributorLevel } from '@/reference-api/database/schema/distributor';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { storeLevel } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';

const LEVELS = { memberLevel, distributorLevel, storeLevel } as const;

/** The enabled level of an id: nobody is put on one that is switched off; who is on it already (`held`) may stay. */
export async function enabledLevel(
  kind: keyof typeof LEVELS,
  levelId: number,
  { database }: { readonly database: Database },
  held?: number | null,
): Promise<{ id: number; name: string }> {
  const { id, name, status } = LEVELS[kind];
  const [found] = await database
    .select({ id, name })
    .from(LEVELS[kind])
    .where(and(eq(id, levelId), held === levelId ? undefined : eq(status, onOff.on)));
  if (!found) throw notFound(kind);
  return found;
}
