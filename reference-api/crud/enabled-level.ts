import { eq } from 'drizzle-orm';
import { onOff } from '@/lib/contract/states/on-off';
import type { Database } from '@/reference-api/database/connect';
import { distributorLevel } from '@/reference-api/database/schema/distributor';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { storeLevel } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';
import { refuseField } from '@/reference-api/refusal';

const LEVELS = { memberLevel, distributorLevel, storeLevel } as const;

/**
 * The enabled level of an id, held as it is until the write is done: nobody is put on one that is switched off or removed meanwhile;
 * who is on it already (`held`) may stay.
 */
export async function enabledLevel(
  kind: keyof typeof LEVELS,
  levelId: number,
  { database }: { readonly database: Database },
  held?: number | null,
  field = 'levelId',
): Promise<{ id: number; name: string }> {
  const { id, name, status } = LEVELS[kind];
  const [found] = await database.select({ id, name, status }).from(LEVELS[kind]).where(eq(id, levelId)).for('share');
  if (!found) throw notFound(kind);
  if (found.status !== onOff.on && held !== levelId) throw refuseField(field, 'outOfUse', { label: { message: `errors.object.${kind}` } });
  return found;
}
