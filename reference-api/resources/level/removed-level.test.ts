import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { distributorLevel as ranks } from '@/lib/contract/distributor-level';
import { memberLevel as grades } from '@/lib/contract/member-level';
import { storeLevel as levels } from '@/lib/contract/store-level';
import { upgradeDistributors } from '@/reference-api/commerce/distributor/upgrade-distributors';
import { changeGrowth } from '@/reference-api/commerce/growth/change-growth';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { storeLevel } from '@/reference-api/database/schema/store';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { sentDuring } from '@/reference-api/testing/sent-during';
import { newBuyer } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack({ testMode: true });
const admin = await world.as('admin');
const { database } = world;
let grade = 60;
const growthOf = () => grade * 1_000_000;

const newGrade = () => {
  grade += 1;
  return admin.ask(grades.create, { body: { name: `会员${grade}`, grade, growthMin: growthOf(), icon: '/media/x.png' } });
};
const newRank = () => {
  grade += 1;
  return admin.ask(ranks.create, { body: { name: `分销${grade}`, grade } });
};
const newLevel = () => {
  grade += 1;
  return admin.ask(levels.create, { body: { name: `等级${grade}`, grade, platformRate: 1 } });
};

test.each([
  { kind: 'member', resource: grades, make: newGrade, table: memberLevel },
  { kind: 'distributor', resource: ranks as unknown as typeof grades, make: newRank, table: distributorLevel },
  { kind: 'store', resource: levels as unknown as typeof grades, make: newLevel, table: storeLevel },
])('a level of a $kind that is just made the default is not removed', async ({ resource, make, table }) => {
  const { id } = await make();
  const { rows } = await admin.ask(resource.list, {});
  const present = rows.find(({ isDefault }) => isDefault === 1)?.id ?? 0;
  const setDefault = (under: typeof database, level: number, isDefault: 0 | 1) =>
    under.update(table).set({ isDefault }).where(eq(table.id, level));
  expect(
    await sentDuring(
      world,
      async (under) => {
        await setDefault(under, present, 0);
        await setDefault(under, id, 1);
      },
      () => admin.send(resource.remove, { query: { id } }),
    ),
  ).toMatchObject({ code: codes.defaultLevelDelete });
  await setDefault(database, id, 0);
  await setDefault(database, present, 1);
});

test('a level that is being removed is earned by nobody', async () => {
  const high = await newGrade();
  const next = await world.first<{ id: number }>(
    `select id from member_level where id <> ${high.id} and status = 1 order by growth_min desc limit 1`,
  );
  const grower = await newBuyer(world);
  const enough = growthOf();
  const grow = (delta: number) => inEffect(world, (effect) => changeGrowth(effect, { memberId: grower, delta, remark: '' }));
  await sentDuring(
    world,
    (under) => under.delete(memberLevel).where(eq(memberLevel.id, high.id)),
    () => grow(enough),
  );
  const [grown] = await database.select({ levelId: member.levelId }).from(member).where(eq(member.id, grower));
  expect(grown?.levelId).toBe(next.id);
  // No order gave it: the books are checked after every test.
  await grow(-enough);

  const made = await newRank();
  await database.update(distributorLevel).set({ upgradeType: 1, condMembers: 1 }).where(eq(distributorLevel.id, made.id));
  const holder = await world.first<{ id: number; levelId: number | null }>(
    'select member_id as id, level_id as "levelId" from distributor where first_count > 0 and status = 1 limit 1',
  );
  const lift = () => inEffect(world, (effect) => upgradeDistributors(effect, [holder.id]));
  await sentDuring(world, (under) => under.delete(distributorLevel).where(eq(distributorLevel.id, made.id)), lift);
  const [lifted] = await database.select({ levelId: distributor.levelId }).from(distributor).where(eq(distributor.memberId, holder.id));
  expect(await database.$count(distributorLevel, eq(distributorLevel.id, lifted?.levelId ?? 0))).toBe(1);
});
