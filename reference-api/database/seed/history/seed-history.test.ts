import { afterAll, expect, test } from 'vitest';
import { connect } from '@/reference-api/database/connect';
import { demoSizes } from '@/reference-api/database/seed/demo-size';
import { seed } from '@/reference-api/database/seed/seed';
import { checkInvariants } from '@/reference-api/invariants/check-invariants';
import { freshDatabase } from '@/reference-api/testing/cluster';
import { emptyDatabase } from '@/reference-api/testing/empty-database';
import { testKeys } from '@/reference-api/testing/test-keys';

const fresh = await freshDatabase();
const { pool, database } = connect(fresh.url);
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

/** What happens in the history depends on the moment it ends at: a mistake shows at some hours of some days only. */
const MOMENTS = (process.env.HISTORY_MOMENTS ?? '2026-11-22T13:28:00Z').split(',');
const size = { ...demoSizes.whole, stores: 3, played: { days: 12, orders: 336 } };

test.each(MOMENTS)('the whole history of the demo is played up to %s, and its books agree', { timeout: 120_000 }, async (moment) => {
  await emptyDatabase(pool);
  await seed(database, new Date(moment), testKeys(), { size });
  const checked = await checkInvariants(pool, 5);
  expect(checked.filter(({ rows }) => rows.length > 0)).toEqual([]);
  const [{ orders }] = (await pool.query('select count(*)::int as orders from "order"')).rows;
  expect(orders).toBeGreaterThan(400);
  // A webhook that is set one day must not be told the invented past.
  const { rows } = await pool.query('select state, count(*)::int as messages from outbox group by state');
  expect(rows).toEqual([{ state: 1, messages: expect.any(Number) }]);
});
