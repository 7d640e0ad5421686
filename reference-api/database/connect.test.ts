import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testStack } from '@/reference-api/testing/world';
import { connect } from './connect';

const world = await testStack();

test('a connection that drops in the middle of a transaction ends that transaction and nothing else', async () => {
  const { pool, database } = connect(world.url, 2);
  const dropped = database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await world.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    // The news of it arrives between two queries.
    await new Promise((later) => setImmediate(later));
    await transaction.execute(sql`select 1`);
  });
  await expect(dropped).rejects.toThrow();
  expect((await database.execute<{ one: number }>(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
