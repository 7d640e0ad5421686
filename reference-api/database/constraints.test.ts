import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testStack } from '@/reference-api/testing/world';

/*
 * What must never be is refused by the tables themselves, whatever code writes: every check constraint, unique
 * index and foreign key is tried by SQL alone. All are read from the database: a new index or key is tried by itself, a new check asks for its line here.
 */

const world = await testStack();
let client: pg.PoolClient;
beforeAll(async () => {
  client = await world.pool.connect();
  await client.query('begin');
  const tables = await world.sql<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables) await makeRow(name);
});
afterAll(async () => {
  await client.query('rollback');
  client.release();
});

/** What a table says to a statement, which is undone. */
async function refusalOf(...statements: string[]): Promise<{ code?: string; constraint?: string } | undefined> {
  await client.query('savepoint tried');
  try {
    for (const statement of statements) await client.query(statement);
    return undefined;
  } catch (error) {
    return error as { code?: string; constraint?: string };
  } finally {
    await client.query('rollback to savepoint tried');
  }
}

/** Something in every table: a statement that meets no row is refused by nothing. What a row must have is taken from the table. */
async function makeRow(table: string): Promise<void> {
  const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
  if (rowCount) return;
  const { rows } = await client.query<{ column: string; type: string; names: string | null; key: string | null }>(
    `select quote_ident(a.attname) as column, a.atttypid::regtype::text as type, c.confrelid::regclass::text as names, quote_ident(k.attname) as key
       from pg_attribute a
       left join pg_constraint c on c.contype = 'f' and c.conrelid = a.attrelid and c.conkey[1] = a.attnum
       left join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef and a.attidentity = ''`,
    [table],
  );
  for (const { names } of rows) if (names) await makeRow(names);
  const values = rows.map(({ type, names, key }) => (names ? `(select min(${key}) from ${names})` : (PLAIN[type] ?? `'{}'`)));
  await client.query(`insert into ${table} (${rows.map(({ column }) => column).join()}) values (${values.join()})`);
}

/** A value of a type; of arrays and documents the empty one. */
const PLAIN: Readonly<Record<string, string>> = {
  smallint: '1',
  integer: '1',
  bigint: '1',
  numeric: '1',
  boolean: 'false',
  text: `'x'`,
  'character varying': `'x'`,
  'timestamp with time zone': 'now()',
  date: 'now()',
};

interface Rule {
  name: string;
  table: string;
  /** Of a reference: the column that names the other row. */
  column: string;
}

const rulesOf = (type: 'c' | 'f') =>
  world.sql<Rule>(
    `select c.conname as name, c.conrelid::regclass::text as table, quote_ident(a.attname) as column
       from pg_constraint c left join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = $1 and c.connamespace = 'public'::regnamespace order by 1`,
    [type],
  );

/** For each check what breaks it, and it alone. */
const broken: Readonly<Record<string, string>> = {
  cash_status: 'status = 31',
  cash_sum: 'arrival = amount + 1',
  coupon_status: 'status = 3',
  coupon_taken: 'total_count = 5, taken_count = 6, used_count = 0',
  coupon_used: 'used_count = taken_count + 1',
  distributor_sums: 'commission_frozen = -1',
  goods_card_order: 'status = 1, order_item_id = (select min(id) from order_item)',
  goods_card_status: 'status = 6, order_item_id = (select min(id) from order_item)',
  goods_figures: 'stock = -1',
  goods_has_category: 'category_id = null, deleted_at = null',
  goods_kind: 'kind = 5',
  goods_sells_approved: 'status = 1, audit_status = 1',
  goods_sku_price: 'price = -1',
  goods_sku_stock: 'stock = -1',
  goods_status: 'status = 0, audit_status = 4',
  home_dialog_period: 'end_time = start_time',
  invoice_status: 'status = 5',
  king_kong_slot: 'slot = 11',
  licence_status: 'status = 5',
  member_coupon_status: 'status = 5, order_id = null',
  member_coupon_used: 'status = 2, order_id = null',
  member_sums: 'balance = -1',
  order_given_back: 'refunded_points = use_points + 1',
  order_item_given_back: 'refunded_points = use_points + 1',
  order_item_refunded: 'refunded_count = count + 1',
  order_item_sum: 'pay_price = pay_price + 1',
  order_paid_status: 'pay_status = 0, status = 10',
  order_refunded: 'refunded_price = pay_price + 1',
  order_status: 'pay_status = 1, status = 13',
  order_sum: 'pay_price = pay_price + 1',
  refund_status: 'status = 64',
  refund_sums: 'apply_price = -1',
  store_apply_state: 'status = 4',
  store_meal_price: 'price = -1',
  store_status: 'status = 5',
  store_sums: 'withdrawing = -1',
};

interface Unique {
  name: string;
  table: string;
  condition: string;
  constraint: string | null;
  /** The key of the table, which every table has. */
  key: boolean;
}

/** Of indexes over some rows only: what makes a row one of them, where the demo has none. */
const fits: Readonly<Record<string, string>> = {
  licence_card_unique: 'card_id = (select min(id) from goods_card), status = 1',
  licence_key_unique: 'mode = 2, status = 1',
  member_coupon_gift_unique: 'gift_item_id = (select min(id) from order_item)',
  member_coupon_order_unique: 'status = 2, order_id = (select min(id) from "order")',
  order_coupon_unique: 'coupon_record_id = (select min(id) from member_coupon), pay_status = 1, status = 10',
  order_delivery_card_unique: 'card_id = (select min(id) from goods_card), ended_at = null',
  outbox_unique_key: `unique_key = 'x'`,
  refund_open_item_unique: 'status = 10, item_id = (select min(id) from order_item)',
  store_apply_pay_no_unique: `pay_channel = 'wechat', pay_no = 'x'`,
};

describe('the constraints of the tables refuse', () => {
  test('a row that breaks a check constraint', async () => {
    const checks = await rulesOf('c');
    expect(Object.keys(broken).sort()).toEqual(checks.map(({ name }) => name));
    for (const { name, table } of checks) {
      const refusal = await refusalOf(`update ${table} set ${broken[name]} where ctid = (select ctid from ${table} limit 1)`);
      expect([name, refusal?.code, refusal?.constraint]).toEqual([name, '23514', name]);
    }
  });

  test('a row whose foreign key names one that is not there', async () => {
    const references = await rulesOf('f');
    expect(references.length).toBeGreaterThan(40);
    for (const { name, table, column } of references) {
      const alone = name === 'goods_card_item_fk' ? 'status = 2, ' : '';
      const refusal = await refusalOf(
        'set constraints all immediate',
        `update ${table} set ${alone}${column} = 987654321 where ctid = (select ctid from ${table} limit 1)`,
      );
      expect([name, refusal?.code, refusal?.constraint]).toEqual([name, '23503', name]);
    }
  });

  test('a second row under a unique index', async () => {
    const indexes = await world.sql<Unique>(
      `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, coalesce(pg_get_expr(i.indpred, i.indrelid), 'true') as condition, c.conname as constraint, i.indisprimary as key
         from pg_index i join pg_class t on t.oid = i.indrelid left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
        where i.indisunique and t.relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(indexes.length).toBeGreaterThan(50);
    for (const { name, table, condition, key } of indexes) {
      if (key) continue;
      // The others of the table would refuse the copy as well.
      const others = indexes.filter((other) => other.table === table && other.name !== name);
      const fitting = fits[name] ? [`update ${table} set ${fits[name]} where ctid = (select ctid from ${table} limit 1)`] : [];
      const refusal = await refusalOf(
        ...others.map((other) =>
          other.constraint ? `alter table ${table} drop constraint "${other.constraint}" cascade` : `drop index ${other.name}`,
        ),
        ...fitting,
        `create temporary table twice on commit drop as select * from ${table} where ${condition} limit 1`,
        `insert into ${table} overriding system value select * from twice`,
      );
      expect([name, refusal?.code, refusal?.constraint]).toEqual([name, '23505', name.replaceAll('"', '')]);
    }
  });
});
