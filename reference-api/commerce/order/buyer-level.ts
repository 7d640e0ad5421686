import { eq, sql } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import type { Buyer } from '@/reference-api/commerce/member/buyer';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { statement } from '@/reference-api/database/statement';

/** What a level means for an order; without one everything is 100 (clarifications 24). */
export interface BuyerLevel {
  discount: number;
  pointRate: number;
}

const levelOf = statement('level_of', (database) =>
  database
    .select({ discount: memberLevel.discount, pointRate: memberLevel.pointRate })
    .from(memberLevel)
    .where(eq(memberLevel.id, sql.placeholder('id'))),
);

export async function buyerLevel({ database }: Effect, { levelId }: Buyer): Promise<BuyerLevel> {
  if (levelId === null) return { discount: 100, pointRate: 100 };
  const [found] = await levelOf(database, { id: levelId });
  return found ?? { discount: 100, pointRate: 100 };
}
