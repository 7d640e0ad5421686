import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsKind, orderStepsOf } from '@/lib/contract/states/order';
import { refundState } from '@/lib/contract/states/refund';
import { connect } from '@/reference-api/database/connect';
import { checkInvariants, report } from '@/reference-api/invariants/check-invariants';
import { freshDatabase } from '@/reference-api/testing/cluster';
import { emptyDatabase } from '@/reference-api/testing/empty-database';
import { testKeys } from '@/reference-api/testing/test-keys';
import { seed } from './seed';

const NOW = new Date('2026-11-22T13:28:00Z');
const fresh = await freshDatabase();
const { pool, database } = connect(fresh.url);

// Alone on its core it takes half a minute: three months are played order by order.
beforeAll(async () => {
  await emptyDatabase(pool);
  await seed(database, NOW, testKeys());
}, 300_000);
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

const count = async (from: string): Promise<number> => (await pool.query(`select count(*)::int as n from ${from}`)).rows[0].n;

/** The states orders of a kind can come to. */
const statesOf = (kind: number) =>
  new Set(Object.values(orderStepsOf(kind)).flatMap(({ from, to }) => (to === undefined ? [] : [to, ...from])));

test('the books of the whole demo agree', { timeout: 120_000 }, async () => {
  expect(report((await checkInvariants(pool)).filter(({ count: broken }) => broken > 0))).toBe('');
});

test('it holds as many orders, goods and stores as somebody needs who looks at the product', async () => {
  expect(await count(`"order" where create_time > timestamptz '${NOW.toISOString()}' - interval '90 days'`)).toBeGreaterThanOrEqual(3_000);
  expect(await count('goods')).toBeGreaterThanOrEqual(300);
  expect(await count('store')).toBeGreaterThanOrEqual(40);
});

test.each(Object.entries(goodsKind))('orders of %s goods are in every state they can come to', async (_name, kind) => {
  const { rows } = await pool.query<{ status: number }>('select distinct status from "order" where kind = $1', [kind]);
  expect(new Set(rows.map(({ status }) => status))).toEqual(statesOf(kind));
});

test('after-sales are in every state', async () => {
  const { rows } = await pool.query<{ status: number }>('select distinct status from refund');
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(Object.values(refundState)));
});
