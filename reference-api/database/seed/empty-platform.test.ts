import { afterAll, expect, test } from 'vitest';
import { connect } from '@/reference-api/database/connect';
import { checkInvariants, report } from '@/reference-api/invariants/check-invariants';
import { freshDatabase } from '@/reference-api/testing/cluster';
import { emptyDatabase } from '@/reference-api/testing/empty-database';
import { seedEmptyPlatform } from './empty-platform';

const fresh = await freshDatabase();
const { pool, database } = connect(fresh.url);
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

test('a platform that is founded empty breaks no invariant: its main store has what every store has', async () => {
  await emptyDatabase(pool);
  await seedEmptyPlatform(database, new Date());
  expect((await pool.query('select id from store')).rows).toEqual([{ id: 0 }]);
  expect(report((await checkInvariants(pool)).filter(({ count }) => count > 0))).toBe('');
});
