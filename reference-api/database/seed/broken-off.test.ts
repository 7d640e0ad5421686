import { afterAll, expect, test } from 'vitest';
import { connect } from '@/reference-api/database/connect';
import { checkInvariants, report } from '@/reference-api/invariants/check-invariants';
import { freshDatabase } from '@/reference-api/testing/cluster';
import { emptyDatabase } from '@/reference-api/testing/empty-database';
import { testKeys } from '@/reference-api/testing/test-keys';
import { demoSizes } from './demo-size';
import { seedWhenEmpty, waitForTurn } from './seed';

const fresh = await freshDatabase();
const { pool, database } = connect(fresh.url);
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

/** A text met five times in transactions of a process gets a name (`nameStatements`). */
const MORE_THAN_OFTEN = 8;

const size = { ...demoSizes.whole, stores: 0, orders: 100, played: { days: 4, orders: 24 } };
const seed = (onDay?: (daysLeft: number) => void) => seedWhenEmpty(database, new Date(), testKeys(), { size, onDay });
const newestOrder = async () =>
  (await pool.query('select now() - max(create_time) < $1::interval as new from "order"', ['1 day'])).rows[0]?.new;
const oldestSnapshots = async () =>
  (
    await pool.query(
      `select backend_xmin as snapshot from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction' and query like '%pg_advisory_xact_lock%'`,
    )
  ).rows;

test('a demo whose making was broken off is made anew, one that was finished stays', { timeout: 180_000 }, async () => {
  await emptyDatabase(pool);
  const interrupt = (daysLeft: number) => {
    if (daysLeft === 2) throw new Error('interrupted');
  };
  await expect(seed(interrupt)).rejects.toThrow('interrupted');
  expect(await newestOrder()).toBe(false);
  expect(await seed()).toBe(true);
  expect(await newestOrder()).toBe(true);
  expect(report((await checkInvariants(pool)).filter(({ count }) => count > 0))).toBe('');
  await pool.query('update role set name = $1 where id = 1', ['somebody was here']);
  expect(await seed()).toBe(false);
  expect((await pool.query('select name from role where id = 1')).rows).toEqual([{ name: 'somebody was here' }]);
});

test('who waits for a turn, or has it, keeps no old version of a row alive, however often it was waited for', async () => {
  for (let turn = 0; turn < MORE_THAN_OFTEN; turn += 1) {
    await database.transaction(async (waiting) => {
      await waitForTurn(waiting);
      expect(await oldestSnapshots()).toEqual([{ snapshot: null }]);
    });
  }
});
