import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeState } from '@/lib/contract/states/store';
import { storeRenew, storeStatusChange } from '@/lib/contract/store/action';
import { readStoreInfo } from '@/lib/contract/store-info';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { outbox } from '@/reference-api/database/schema/outbox';
import { store } from '@/reference-api/database/schema/store';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { expireStores } from './store-jobs';

const HOUR_MS = 3_600_000;
const ID = 2;
const world = await testStack({ testMode: true });
const admin = await world.as('admin');
const own = await world.as('store2');
beforeEach(() => world.database.delete(outbox));

const run = () => expireStores(world.context);
const stands = async () => (await world.database.select().from(store).where(eq(store.id, ID)))[0]?.status;
const reminders = () =>
  world.database
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'storeExpiring'), eq(outbox.objectId, ID)));
/** The store's plan ends so long from now; it stands in a state. */
const ends = (ms: number, status: number = storeState.open) =>
  world.database
    .update(store)
    .set({ expireAt: new Date(world.clock.now().getTime() + ms), status })
    .where(eq(store.id, ID));

describe('domain D5: the end of a plan (shopping.md 1.4)', () => {
  test('without grace comes with the plan’s own end, for open and for resting stores, and only once', async () => {
    await setSettings(world, 'os', { expireGraceDays: 0 });
    for (const status of [storeState.open, storeState.resting]) {
      await ends(-HOUR_MS, status);
      expect(await run()).toBe(1);
      expect(await stands()).toBe(storeState.expired);
      expect(await run()).toBe(0);
    }
    await ends(-HOUR_MS, storeState.closed);
    expect(await run()).toBe(0);
    expect(await stands()).toBe(storeState.closed);
  });

  test('waits for the days of grace, which the settings give from one run to the next', async () => {
    await setSettings(world, 'os', { expireGraceDays: 3 });
    await ends(-3 * DAY_MS + HOUR_MS);
    expect(await run()).toBe(0);
    expect(await stands()).toBe(storeState.open);
    await setSettings(world, 'os', { expireGraceDays: 2 });
    expect(await run()).toBe(1);
    expect(await stands()).toBe(storeState.expired);
  });

  test('is told once for each end, as many days before as the settings say, and again after a renewal', async () => {
    await setSettings(world, 'os', { expireRemindDays: 5 });
    await ends(5 * DAY_MS + HOUR_MS);
    await run();
    expect(await reminders()).toEqual([]);
    await ends(5 * DAY_MS - HOUR_MS);
    await Promise.all([run(), run()]);
    await run();
    expect(await reminders()).toMatchObject([
      { receiverType: 'store', receiver: String(ID), text: '门店“云栖生活馆”的套餐即将到期，请及时续费' },
    ]);
    await admin.ask(storeRenew, { body: { id: ID, days: 1, remark: '' } });
    await ends(4 * DAY_MS);
    await run();
    expect(await reminders()).toHaveLength(2);
    await ends(4 * DAY_MS, storeState.closed);
    await world.database.delete(outbox);
    await run();
    expect(await reminders()).toEqual([]);
  });

  test('leaves the console to be read; a renewal opens the store again', async () => {
    await ends(-DAY_MS, storeState.expired);
    expect(await own.ask(readStoreInfo)).toMatchObject({ storeId: ID, status: storeState.expired });
    expect(await admin.ask(storeRenew, { body: { id: ID, days: 30, remark: '' } })).toMatchObject({
      status: storeState.open,
    });
  });

  test('counts when a closed store opens again: past its grace it opens as expired, within it as open', async () => {
    await setSettings(world, 'os', { expireGraceDays: 3 });
    const reopened = async (ms: number) => {
      await ends(ms, storeState.closed);
      await admin.ask(storeStatusChange, { body: { ids: [ID], status: 1 } });
      return stands();
    };
    expect(await reopened(-4 * DAY_MS)).toBe(storeState.expired);
    expect(await reopened(-2 * DAY_MS)).toBe(storeState.open);
    expect(await reopened(DAY_MS)).toBe(storeState.open);
  });
});
