import { asc, eq, sql } from 'drizzle-orm';
import { distributorState } from '@/lib/contract/states/distributor';
import { onOff } from '@/lib/contract/states/on-off';
import type { Effect } from '@/reference-api/commerce/effect';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { statement } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';

/** LevelUpgrade: by hand, when any condition is met, or all of them. */
const upgradeBy = { hand: 0, any: 1, all: 2 } as const;

type Level = typeof distributorLevel.$inferSelect;
type Holder = typeof distributor.$inferSelect;

const levelsInUse = statement('levels_in_use', (database) =>
  database.select().from(distributorLevel).where(eq(distributorLevel.status, onOff.on)).orderBy(asc(distributorLevel.grade)),
);
const holdersOf = statement('holders_of', (database) =>
  database
    .select()
    .from(distributor)
    .where(sql`${distributor.memberId} = any(${sql.placeholder('ids')}::int[])`),
);

/**
 * Lifts distributors to the highest enabled level whose conditions their figures meet; asked whenever one of the three figures
 * has changed. It never lowers a level (member.md 6).
 */
export async function upgradeDistributors({ database }: Effect, memberIds: readonly (number | null | undefined)[]): Promise<void> {
  const ids = [...new Set(memberIds.filter((id) => id != null))];
  if (ids.length === 0) return;
  const [levels, holders] = await together(levelsInUse(database, {}), holdersOf(database, { ids }));
  for (const holder of holders) {
    if (holder.status === distributorState.dismissed) continue;
    const present = levels.find(({ id }) => id === holder.levelId)?.grade ?? (await gradeOf(database, holder.levelId));
    const earned = await highestHeld(
      database,
      levels.filter((level) => level.grade > present && meets(holder, level)),
    );
    if (!earned) continue;
    await database
      .update(distributor)
      .set({ levelId: earned.id, version: sql`${distributor.version} + 1` })
      .where(eq(distributor.memberId, holder.memberId));
  }
}

/** The last of these levels that still exists; it is held, for one that is being removed takes nobody any more. */
async function highestHeld(database: Effect['database'], levels: readonly Level[]): Promise<Level | undefined> {
  for (const level of levels.toReversed()) {
    const held = await database
      .select({ id: distributorLevel.id })
      .from(distributorLevel)
      .where(eq(distributorLevel.id, level.id))
      .for('key share');
    if (held.length > 0) return level;
  }
  return undefined;
}

/** A level that was switched off still keeps its holders from falling. */
async function gradeOf(database: Effect['database'], levelId: number | null): Promise<number> {
  const [found] = await database
    .select({ grade: distributorLevel.grade })
    .from(distributorLevel)
    .where(eq(distributorLevel.id, levelId ?? 0));
  return found?.grade ?? 0;
}

function meets({ firstCount, orderCount, orderAmount }: Holder, level: Level): boolean {
  if (level.upgradeType === upgradeBy.hand) return false;
  const wanted = [
    [level.condMembers, firstCount],
    [level.condOrders, orderCount],
    [level.condAmount, orderAmount],
  ].filter(([condition = 0]) => condition > 0);
  const met = wanted.map(([condition = 0, figure = 0]) => figure >= condition);
  return wanted.length > 0 && (level.upgradeType === upgradeBy.any ? met.some(Boolean) : met.every(Boolean));
}
