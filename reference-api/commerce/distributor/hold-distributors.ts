import { sql } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { distributor } from '@/reference-api/database/schema/distributor';
import { statement } from '@/reference-api/database/statement';

const distributorsHeld = statement('distributors_held', (database) =>
  database
    .select({ id: distributor.memberId })
    .from(distributor)
    .where(sql`${distributor.memberId} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(distributor.memberId)
    .for('no key update'),
);

/** Holds distributors until the effect is done, by their numbers: whoever moves what two of them have holds both before either. */
export async function holdDistributors({ database }: Pick<Effect, 'database'>, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length > 0) await distributorsHeld(database, { ids: memberIds });
}
