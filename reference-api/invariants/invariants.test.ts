import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '@/reference-api/testing/world';
import { checkInvariants, report } from './check-invariants';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ mayBreak: ['point_record.sum'] });
});
afterAll(() => stack.close());

test('every invariant holds at the end of the seed', async () => {
  const broken = (await checkInvariants(stack.pool)).filter(({ count }) => count > 0);
  expect(report(broken)).toBe('');
});

test('a book that does not agree is named with the rows that break it', async () => {
  await stack.pool.query('update member set points = points + 7 where id = 1');
  const checked = await checkInvariants(stack.pool);
  const broken = checked.find(({ invariant }) => invariant.name === 'point_record.sum');
  expect(broken).toMatchObject({ count: 1, rows: [{ id: 1 }] });
  expect(report(checked)).toContain('BROKEN point_record.sum: the rows of point_record add up to member.points (1 rows)');
});

test('the rows are told in the same order, whatever way the database finds them', async () => {
  await stack.pool.query('update member set points = points + 7 where id between 1 and 40');
  const found = async (options: string) => {
    const planned = new pg.Pool({ ...stack.pool.options, options });
    try {
      return await checkInvariants(planned, 40);
    } finally {
      await planned.end();
    }
  };
  const merged = await found('-c enable_hashjoin=off -c enable_hashagg=off');
  expect(merged).toEqual(await found('-c enable_mergejoin=off -c enable_nestloop=off -c enable_sort=off'));
});
