import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statisticsCall } from '@/lib/contract/dashboard';
import { leaves } from '@/lib/navigation/derive';
import { lists } from '@/lib/navigation/lists';
import { routeTable, type ScreenPath } from '@/lib/navigation/table';
import type { Person } from '@/reference-api/testing/person';
import { openTestStack, type TestStack } from '@/reference-api/testing/world';
import { type TodoTarget, todoEntries } from './todo-entries';

const paths = leaves(routeTable).map(({ path }) => path);

let world: TestStack;
beforeAll(async () => {
  world = await openTestStack();
});
afterAll(() => world.close());

/** How many rows the list stands at that a figure leads to, read as the list screen reads it. */
async function rowsBehind(who: Person, { href }: TodoTarget): Promise<number | undefined> {
  const { pathname, search } = new URL(href, 'http://console');
  const list = lists[pathname as ScreenPath];
  const read = await list?.read(search, (to, query) => who.ask(to, { query: query as Record<string, string> }));
  return read?.page.total;
}

describe('a figure of what waits', () => {
  it.each(['admin', 'store1', 'store2'])('is the count of the list its link opens, for %s', async (username) => {
    const who = await world.as(username);
    const entries = todoEntries((await who.ask(statisticsCall)).todo, paths, who.storeId);
    expect(entries.length).toBeGreaterThan(9);
    for (const { key, count, targets } of entries) {
      expect(
        targets.reduce((sum, target) => sum + target.count, 0),
        key,
      ).toBe(count);
      for (const target of targets) expect(await rowsBehind(who, target), target.href).toBe(target.count);
    }
  });

  it.each([0, 10, 21])('counts the withdrawal a store has on its way, in state %i too', async (state) => {
    const open = 'applicant = 2 and store_id = 1 and status in (0, 10, 21)';
    const { rowCount } = await world.pool.query(`update cash set status = $1 where ${open}`, [state]);
    expect(rowCount).toBe(1);
    const store1 = await world.as('store1');
    const entry = todoEntries((await store1.ask(statisticsCall)).todo, paths, 1).find(({ key }) => key === 'cash');
    expect(entry?.count).toBe(1);
    expect(await rowsBehind(store1, entry?.targets[0] ?? { count: 0, href: '/' })).toBe(1);
  });
});
