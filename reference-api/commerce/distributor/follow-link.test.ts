import { expect, test } from 'vitest';
import { followLink } from '@/lib/contract/storefront/shop';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { newBuyer } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { makeDistributor } from './make-distributor';

const world = await testStack({ testMode: true });

async function promoter(): Promise<number> {
  const memberId = await newBuyer(world);
  await inEffect(world, (effect) => makeDistributor(effect, { memberId, source: 2, action: 'add' }));
  return memberId;
}
const opens = async (memberId: number, inviterId: number) => (await buys(world, followLink, { memberId, inviterId })).parentId;

test.each([
  ['首次绑定 binds whoever has no referrer yet', 1, [true, false]],
  ['注册绑定 binds nobody who is registered', 2, [false, false]],
  ['覆盖绑定 lets every new link replace', 3, [true, true]],
])('%s', async (_mode, bindMode, binds) => {
  await setSettings(world, 'distribution', { enabled: 1, bindMode });
  const [first, second] = [await promoter(), await promoter()];
  const [free, taken] = [await newBuyer(world), await newBuyer(world, { inviterId: first })];
  expect([(await opens(free, second)) === second, (await opens(taken, second)) === second]).toEqual(binds);
});

test('a link of oneself, of somebody below, of who does not promote, or while distribution is off changes nothing', async () => {
  await setSettings(world, 'distribution', { enabled: 1, bindMode: 3 });
  const top = await promoter();
  const below = await newBuyer(world, { inviterId: top });
  await inEffect(world, (effect) => makeDistributor(effect, { memberId: below, source: 2, action: 'add' }));
  expect(await opens(top, top)).toBeNull();
  expect(await opens(top, below)).toBeNull();
  expect(await opens(below, await newBuyer(world))).toBe(top);
  await setSettings(world, 'distribution', { enabled: 0, bindMode: 3 });
  expect(await opens(await newBuyer(world), top)).toBeNull();
});
