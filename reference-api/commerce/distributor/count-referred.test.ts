import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberCreate } from '@/lib/contract/member';
import { distributor } from '@/reference-api/database/schema/distributor';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { newBuyer } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { countReferred } from './count-referred';
import { makeDistributor } from './make-distributor';

const world = await testStack({ testMode: true });
const admin = await world.as('admin');
const { database } = world;
let mobile = 19_712_340_000;

const promoter = async (inviterId?: number) => {
  const memberId = await newBuyer(world, inviterId === undefined ? {} : { inviterId });
  await inEffect(world, (effect) => makeDistributor(effect, { memberId, source: 2, action: 'add' }));
  return memberId;
};
const addedByHand = (parentId: number) => {
  mobile += 1;
  return admin.ask(memberCreate, { body: { nickname: '新人', mobile: String(mobile), parentId } });
};
const tiersOf = async (memberId: number) => {
  const [found] = await database.select().from(distributor).where(eq(distributor.memberId, memberId));
  return [found?.firstCount, found?.secondCount];
};
const countAnew = (ids: number[]) => inEffect(world, (effect) => countReferred(effect, ids));

test('who comes is added to the tiers above without counting those anew, and the sums are those of a count', async () => {
  const top = await promoter();
  const middle = await promoter(top);
  await newBuyer(world, { inviterId: middle });
  await addedByHand(middle);
  await addedByHand(top);
  const added = [await tiersOf(top), await tiersOf(middle)];
  expect(added).toEqual([
    [2, 2],
    [2, 0],
  ]);
  await countAnew([top, middle]);
  expect([await tiersOf(top), await tiersOf(middle)]).toEqual(added);

  // A tier that was counted anew would be right again.
  await database.update(distributor).set({ firstCount: 40, secondCount: 50 }).where(eq(distributor.memberId, top));
  await addedByHand(middle);
  await newBuyer(world, { inviterId: top });
  expect(await tiersOf(top)).toEqual([41, 51]);
  await countAnew([top]);
  expect(await tiersOf(top)).toEqual([3, 3]);
});

test('several who come at the same moment are all added', async () => {
  const top = await promoter();
  const middle = await promoter(top);
  await Promise.all(Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? newBuyer(world, { inviterId: middle }) : addedByHand(middle))));
  expect([await tiersOf(top), await tiersOf(middle)]).toEqual([
    [1, 6],
    [6, 0],
  ]);
});
