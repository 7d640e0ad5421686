import { afterAll, expect, test } from 'vitest';
import { connect } from '@/reference-api/database/connect';
import { checkInvariants, report } from '@/reference-api/invariants/check-invariants';
import { freshDatabase } from '@/reference-api/testing/cluster';
import { emptyDatabase } from '@/reference-api/testing/empty-database';
import { testKeys } from '@/reference-api/testing/test-keys';
import { demoSizes } from './demo-size';
import { seed } from './seed';

const fresh = await freshDatabase();
const { pool, database } = connect(fresh.url);
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

/** All that the demo has of today happened since midnight: members of today order within seconds of registering. */
const AFTER_MIDNIGHT = '2026-11-23T16:00:20Z';

test('a demo made right after midnight books nothing before its member registered, and nothing of the future', {
  timeout: 60_000,
}, async () => {
  await emptyDatabase(pool);
  await seed(database, new Date(AFTER_MIDNIGHT), testKeys(), { size: demoSizes.small });
  for (const ledger of ['point_record', 'balance_record']) {
    const { rows } = await pool.query(
      `select r.* from ${ledger} r join member m on m.id = r.member_id where r.create_time not between m.register_time and $1`,
      [AFTER_MIDNIGHT],
    );
    expect(rows, ledger).toEqual([]);
  }
  expect(report((await checkInvariants(pool)).filter(({ count }) => count > 0))).toBe('');
});
