import { eq } from 'drizzle-orm';
import { onOff } from '@/lib/contract/states/on-off';
import type { Effect } from '@/reference-api/commerce/effect';
import { member, memberLevelLog } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { rowsOf } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';

/** What follows from the growth of an updated member, for `followGrowth`: the level is the one that is reached. */
export const EARNED_LEVEL = `level_id as "levelId", level_locked as locked,
    (select l.id from member_level l where l.status = ${onOff.on} and l.growth_min <= member.growth order by l.growth_min desc limit 1) as earned`;

/** $1 the member, $2 what is added. */
const GROW = `update member set growth = greatest(0, growth + $2::int) where id = $1::int returning ${EARNED_LEVEL}`;

export interface Grown {
  levelId: number | null;
  locked: number;
  earned: number | null;
}

/** Changes a member's growth, at least to nothing, and the level that follows from it unless it is locked (member.md 1.5). */
export async function changeGrowth(
  effect: Effect,
  { memberId, delta, remark }: { memberId: number; delta: number; remark: string },
): Promise<void> {
  if (delta === 0) return;
  const [moved] = await rowsOf<Grown>(effect.database, GROW, [memberId, delta]);
  await followGrowth(effect, { memberId, remark }, moved);
}

/** Gives a member the level the new growth has earned, unless it is locked. */
export async function followGrowth(
  effect: Effect,
  { memberId, remark }: { memberId: number; remark: string },
  moved: Grown | undefined,
): Promise<void> {
  const { database } = effect;
  if (!moved || moved.locked === 1 || moved.earned === null || moved.earned === moved.levelId) return;
  const { levelId, earned } = moved;
  const [beforeName = '', afterName] = await together(nameOf(effect, levelId), nameOf(effect, earned, 'hold'));
  if (afterName === undefined) return followGrowth(effect, { memberId, remark }, await earnedNow(effect, memberId));
  await database.update(member).set({ levelId: earned }).where(eq(member.id, memberId));
  await database
    .insert(memberLevelLog)
    .values({ memberId, beforeName, afterName, auto: 1, remark, operatorName: '', createTime: effect.now });
}

/** A level that is being removed is waited for: nobody may be put on it. */
async function nameOf({ database }: Effect, levelId: number | null, hold?: 'hold'): Promise<string | undefined> {
  const named = database
    .select({ name: memberLevel.name })
    .from(memberLevel)
    .where(eq(memberLevel.id, levelId ?? 0));
  const [found] = await (hold ? named.for('key share') : named);
  return found?.name;
}

const EARNED_NOW = `select ${EARNED_LEVEL} from member where id = $1::int`;

/** What the growth earns once the level it had earned is gone. */
async function earnedNow({ database }: Effect, memberId: number): Promise<Grown | undefined> {
  const [earned] = await rowsOf<Grown>(database, EARNED_NOW, [memberId]);
  return earned;
}
