import { getTableName, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testStack } from '@/reference-api/testing/world';
import { holders } from './picture-columns';
import { placesOfPicture } from './usage';

const world = await testStack();

/** Libraries, logs and what history copied hold no use of a picture (media.md 4). */
const NO_USE = /^(picture|video_category|order|order_.*|refund.*|.*_(record|log|flow|outbox)|outbox|idempotency_key)$/;

it('domain D24: the code of a withdrawal is a use of its picture', async () => {
  const url = '/media/pictures/ab/payment-code.png';
  const { rows } = await world.database.execute<{ id: number }>(
    sql`update cash set account = jsonb_set(account, '{qrcode}', to_jsonb(${url}::text)) where id = (select min(id) from cash) returning id`,
  );
  expect(await placesOfPicture(world.database, url)).toMatchObject([{ kind: 'withdrawal', id: rows[0]?.id }]);
});

it('the background of a level is a use of its picture', async () => {
  const url = '/media/pictures/ab/level-background.png';
  const { rows } = await world.database.execute<{ id: number }>(
    sql`update member_level set background = ${url} where id = (select min(id) from member_level) returning id`,
  );
  expect(await placesOfPicture(world.database, url)).toMatchObject([{ kind: 'memberLevel', id: rows[0]?.id }]);
});

it('domain D24: no column of the demo platform holds a picture that is not found by it', async () => {
  const { rows: columns } = await world.database.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns c
    where table_schema = current_schema() and data_type in ('text', 'jsonb', 'ARRAY')
      and exists (select 1 from information_schema.columns i where i.table_schema = c.table_schema and i.table_name = c.table_name and i.column_name = 'id')`);
  // No level of the demo has a background.
  await world.sql(`update member_level set background = '/media/demo/background.png' where id = (select max(id) from member_level)`);
  const missed: string[] = [];
  let seen = 0;
  for (const { table, column } of columns.filter((each) => !NO_USE.test(each.table))) {
    const name = sql.identifier(column);
    const { rows } = await world.database.execute<{ url: string }>(
      sql`select substring(${name}::text from '/media/[A-Za-z0-9_./-]+\\.(?:png|jpg|webp)') as url from ${sql.identifier(table)} where ${name}::text ~ '/media/[A-Za-z0-9_./-]+\\.(png|jpg|webp)' limit 1`,
    );
    const url = rows[0]?.url;
    if (url === undefined) continue;
    seen += 1;
    // An address of its own, so that only this column can be what is found.
    const own = `/media/pictures/${table}-${column}.png`;
    await world.database.execute(
      sql`update ${sql.identifier(table)} set ${name} = replace(${name}::text, ${url}, ${own})::${sql.raw(await typeOf(table, column))} where id = (select id from ${sql.identifier(table)} where ${name}::text like ${`%${url}%`} order by id limit 1)`,
    );
    if ((await placesOfPicture(world.database, own)).length === 0) missed.push(`${table}.${column}`);
  }
  expect(seen).toBeGreaterThan(10);
  expect(missed).toEqual([]);
});

/** Columns by whose names one would look for a picture, and that hold none: sealed, a number, or words alone. */
const NO_PICTURE = [
  ...[
    'account_config.account',
    'goods_card.content',
    'goods_card.content_mask',
    'goods_sku.spec_values',
    'goods_sku.spec_text',
    'invoice.bank_account',
  ],
  ...['invoice.bank_name', 'key_ring.check_value', 'licence.account', 'admin.introduction', 'account_config.bank_name'],
];
const NAMED_SO =
  /logo|cover|icon|image|picture|photo|background|avatar|qrcode|poster|banner|thumb|voucher|detail|content|html|intro|qualif|bank|value|spec|account/;

it('every column named like a picture is one that is looked into, or is known to hold none', async () => {
  const columns = await world.sql<{ table: string; column: string }>(`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'jsonb', 'ARRAY')`);
  const named = columns.filter(({ table, column }) => !NO_USE.test(table) && NAMED_SO.test(column));
  const known = [
    ...holders.flatMap((each) => each.columns.map((column) => `${getTableName(each.table)}.${snake(column.name)}`)),
    ...NO_PICTURE,
  ];
  expect(named.map(({ table, column }) => `${table}.${column}`).filter((each) => !known.includes(each))).toEqual([]);
});

it('cards, licences and invoices are not read through', async () => {
  const url = '/media/pictures/ab/not-looked-for.png';
  await world.sql('update goods_card set content = $1 where id = (select min(id) from goods_card)', [url]);
  await world.sql('update licence set account = $1 where id = (select min(id) from licence)', [url]);
  expect(await placesOfPicture(world.database, url)).toEqual([]);
});

it('a picture of a variant is used by its goods, until the variant is removed or the goods are deleted', async () => {
  const url = '/media/pictures/ab/variant.png';
  const [sku] = await world.sql<{ id: number; goods_id: number; store_id: number }>(
    `update goods_sku set image = $1 where id = (select min(id) from goods_sku) returning id, goods_id, store_id`,
    [url],
  );
  const goodsId = sku?.goods_id ?? 0;
  const [goods] = await world.sql<{ name: string }>('update goods set cover = $1 where id = $2 returning name', [url, goodsId]);
  const used = [{ kind: 'goods', id: goodsId, name: goods?.name }];
  expect(await placesOfPicture(world.database, url)).toEqual(used);
  expect(await placesOfPicture(world.database, url, sku?.store_id)).toEqual(used);
  expect(await placesOfPicture(world.database, url, 99)).toEqual([]);
  await world.sql('update goods set deleted_at = now() where id = $1', [goodsId]);
  expect(await placesOfPicture(world.database, url)).toEqual(used);
  await world.sql('update goods_sku set deleted_at = now() where goods_id = $1', [goodsId]);
  expect(await placesOfPicture(world.database, url)).toEqual([]);
});

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

async function typeOf(table: string, column: string): Promise<string> {
  const { rows } = await world.database.execute<{ type: string }>(
    sql`select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = ${`"${table}"`}::regclass and attname = ${column}`,
  );
  return rows[0]?.type ?? 'text';
}
