import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { onOff } from '@/lib/contract/states/on-off';
import type { Effect } from '@/reference-api/commerce/effect';
import { member, memberLevelLog } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { statement } from '@/reference-api/database/statement';

const grown = statement('grown', (database) =>
  database
    .update(member)
    .set({ growth: sql`greatest(0, ${member.growth} + ${sql.placeholder('delta')})` })
    .where(eq(member.id, sql.placeholder('memberId')))
    .returning({ growth: member.growth, levelId: member.levelId, locked: member.levelLocked }),
);
const levelAt = statement('level_at', (database) =>
  database
    .select({ id: memberLevel.id, name: memberLevel.name })
    .from(memberLevel)
    .where(and(eq(memberLevel.status, onOff.on), lte(memberLevel.growthMin, sql.placeholder('growth'))))
    .orderBy(desc(memberLevel.growthMin))
    .limit(1),
);

/** Changes a member's growth, at least to nothing, and the level that follows from it unless it is locked (member.md 1.5). */
export async function changeGrowth(
  effect: Effect,
  { memberId, delta, remark }: { memberId: number; delta: number; remark: string },
): Promise<void> {
  if (delta === 0) return;
  const { database } = effect;
  const [moved] = await grown(database, { memberId, delta });
  if (!moved || moved.locked === 1) return;
  const [earned] = await levelAt(database, { growth: moved.growth });
  if (!earned || earned.id === moved.levelId) return;
  const beforeName = await nameOf(effect, moved.levelId);
  await database.update(member).set({ levelId: earned.id }).where(eq(member.id, memberId));
  await database
    .insert(memberLevelLog)
    .values({ memberId, beforeName, afterName: earned.name, auto: 1, remark, operatorName: '', createTime: effect.now });
}

async function nameOf({ database }: Effect, levelId: number | null): Promise<string> {
  const [found] = await database
    .select({ name: memberLevel.name })
    .from(memberLevel)
    .where(eq(memberLevel.id, levelId ?? 0));
  return found?.name ?? '';
}
