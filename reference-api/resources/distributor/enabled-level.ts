import { and, eq } from 'drizzle-orm';
import { onOff } from '@/lib/contract/states/on-off';
import { distributorLevel } from '@/reference-api/database/schema/distributor';
import { notFound } from '@/reference-api/not-found';
import type { Call } from '@/reference-api/serve';

/** The enabled distributor level of an id. */
export async function enabledLevel(id: number, { database }: Pick<Call, 'database'>): Promise<number> {
  const [found] = await database
    .select({ id: distributorLevel.id })
    .from(distributorLevel)
    .where(and(eq(distributorLevel.id, id), eq(distributorLevel.status, onOff.on)));
  if (!found) throw notFound('distributorLevel');
  return found.id;
}
