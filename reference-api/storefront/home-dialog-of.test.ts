import { and, gt } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { homeDialog as homeDialogResource, homeDialogStatus } from '@/lib/contract/home-dialog';
import { hit, memberRegister } from '@/lib/contract/storefront/members';
import { shopHomeDialog } from '@/lib/contract/storefront/shop';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import { homeDialog } from '@/reference-api/database/schema/home';
import { member } from '@/reference-api/database/schema/member';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const [ONCE, DAILY, ALWAYS] = [1, 2, 3];
const [NEW_MEMBERS, LEVELS] = [2, 3];

const world = await testStack({ testMode: true });
const main = await world.as('admin');
const memberId = (await buys(world, memberRegister, { mobile: '17710009001' })).memberId;
beforeEach(async () => {
  await world.database.delete(homeDialog);
});

const inDays = (days: number) => wireTime(new Date(Date.now() + days * DAY_MS));
const make = async (more: object = {}) =>
  (
    await main.ask(homeDialogResource.create, {
      body: { name: '弹窗', image: '/media/a.png', startTime: inDays(-1), endTime: inDays(5), ...more },
    })
  ).id;
const shownTo = async (visit: object = {}) => (await buys(world, shopHomeDialog, visit)).dialog?.id ?? null;
const lastTime = (days: number) => inDays(days);

describe('the dialog a visit begins with', () => {
  test('is the running one with the largest sort, of this store alone', async () => {
    await make({ sort: 1 });
    const largest = await make({ sort: 5, delaySeconds: 3 });
    const later = await make({ sort: 9, startTime: inDays(1) });
    expect(await buys(world, shopHomeDialog, {})).toMatchObject({ dialog: { id: largest, image: '/media/a.png', delaySeconds: 3 } });
    expect(await shownTo({ storeId: 1 })).toBeNull();
    await main.ask(homeDialogStatus, { body: { ids: [largest, later], status: 0 } });
    expect(await shownTo()).not.toBe(largest);
  });

  test.each([
    [ONCE, -2, false],
    [ONCE, 0, false],
    [DAILY, -1, true],
    [DAILY, 0, false],
    [ALWAYS, 0, true],
  ])('with frequency %i and shown %i days ago comes again: %s', async (showType, days, again) => {
    const id = await make({ showType });
    expect(await shownTo()).toBe(id);
    expect(await shownTo({ shown: [{ id, lastTime: lastTime(days) }] })).toBe(again ? id : null);
  });

  test('leaves its place to the next one when its own turn is over', async () => {
    const next = await make({ sort: 1 });
    const first = await make({ sort: 2, showType: ONCE });
    expect(await shownTo({ shown: [{ id: first, lastTime: lastTime(-3) }] })).toBe(next);
  });

  test('keeps to its audience', async () => {
    const id = await make({ audience: NEW_MEMBERS });
    expect([await shownTo(), await shownTo({ memberId })]).toEqual([null, id]);
    const [regular] = await world.database
      .select()
      .from(member)
      .where(and(gt(member.orderCount, 0), gt(member.levelId, 0)))
      .limit(1);
    const [buyer, level] = [regular?.id, regular?.levelId ?? 0];
    expect(await shownTo({ memberId: buyer })).toBeNull();
    const [other = 0, third = 0] = (await world.sql<{ id: number }>('select id from member_level where id <> $1', [level])).map(
      ({ id }) => id,
    );
    await make({ audience: LEVELS, levelIds: [other], sort: 2 });
    const forLevel = await make({ audience: LEVELS, levelIds: [level, third], sort: 1 });
    expect([await shownTo(), await shownTo({ memberId: buyer })]).toEqual([null, forLevel]);
  });

  test('is counted when it is shown and when it is clicked, and its row says so', async () => {
    const id = await make();
    await buys(world, hit, { target: 'dialog', id, event: 'exposure', count: 8 });
    await buys(world, hit, { target: 'dialog', id, event: 'click', count: 2 });
    const { rows } = await main.ask(homeDialogResource.list);
    expect(rows).toMatchObject([{ id, exposureCount: 8, clickCount: 2 }]);
  });
});
