import { expect, test } from 'vitest';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();

/** What reads a whole table as soon as an index goes: the demo is too small for it to show in time. */
const QUERIES: readonly [string, string, RegExp][] = [
  [
    'orders of a distributor, of either tier',
    `select count(*) from "order" where distributor1_id = 1 or distributor2_id = 1`,
    /order_distributor1.*order_distributor2/,
  ],
  [
    'records of a coupon',
    'select id from member_coupon where coupon_id = 1 order by create_time desc, id desc limit 20',
    /member_coupon_taken/,
  ],
  ['states of a coupon', 'select status, count(*) from member_coupon where coupon_id = 1 group by status', /member_coupon_(taken|used)/],
  [
    'records of a coupon by their use',
    'select id from member_coupon where coupon_id = 1 order by used_time desc nulls last, id desc limit 20',
    /member_coupon_used/,
  ],
  ['deliveries of a card', 'select 1 from order_delivery where card_id = 1', /order_delivery_card\b/],
  ['licences of a card', 'select 1 from licence where card_id = 1', /licence_card\b/],
];

test.each(QUERIES)('%s are found on an index', async (_what, query, index) => {
  const client = await world.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_sort = off');
    const { rows } = await client.query(`explain ${query}`);
    const plan = rows.map((row) => Object.values(row)[0]).join(' ');
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
