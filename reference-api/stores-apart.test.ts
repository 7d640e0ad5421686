import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import { distributorCommissions, distributorMembers, distributorOrders } from '@/lib/contract/distributor/detail';
import { invoiceImport } from '@/lib/contract/invoice/action';
import { kingKongList } from '@/lib/contract/king-kong';
import { orderShipImport } from '@/lib/contract/order/hardware';
import { pictureUsage } from '@/lib/contract/picture';
import { hashPassword } from './auth/password';
import { allCodes } from './auth/permission-tree';
import type { Person } from './testing/person';
import { databaseHash } from './testing/stores-apart/database-hash';
import { nameRow, PASSWORD, type Request, requestOf } from './testing/stores-apart/inputs';
import { type RowInput, rowInputs } from './testing/stores-apart/row-inputs';
import { belonging, isKind, type Kind, ownRow, prepareRows, rowOf } from './testing/stores-apart/rows';
import { testStack } from './testing/world';

/*
 * D11: every mounted call that names a row is sent one of another store, and refuses it without having changed anything. What a
 * call takes is read from its schemas, so a call added later is tried by being mounted; how its rows belong to a store is said
 * in testing/stores-apart/rows.ts.
 */

const OWN = 1;
const OTHER = 2;

/** An id no row has. */
const NOBODYS = 999_999_999;
/** Told by a refusal of their own, which must be the very one of an id nobody has. */
const SAID_AS_UNKNOWN = new Set([
  'cash.apply body.accountId',
  'goods.create body.giveCouponIds',
  'goods.price body.skus.[].skuId',
  'goods.update body.giveCouponIds',
  'goods.stock body.skus.[].skuId',
  'order.deliver body.cardIds',
  'user.create body.roleIds',
  'user.create body.storeId',
  'user.update body.roleIds',
  'user.update body.storeId',
]);

/** What rows no longer add up to once they have been given to other stores and put into other states; each call is looked at instead. */
const MOVED = [
  ...['member.frozenBalance', 'member.orders', 'distributor.tiers', 'distributor.sums', 'distributor.withdrawals', 'order.completed'],
  ...['order.commissions', 'order.items', 'goods.cards', 'goods.stock', 'goods.sales', 'coupon.counts', 'store.withdrawals'],
  ...['store.balance', 'store.orderNet', 'item.payTime', 'item.delivered', 'card.order'],
];

let clerk: Person;
let category: number;
let calls: { endpoint: AnyEndpoint; input: RowInput }[];

const world = await testStack({ mayBreak: MOVED });
beforeAll(async () => {
  await world.database.execute(sql`update store set auths = 'UPLOAD_GOODS,MANAGE_COUPON,MANAGE_DISTRIBUTION'`);
  await prepareRows([OWN, OTHER], world.database);
  const sealed = world.context.keys.seal('sealed');
  await world.database.execute(sql`update order_delivery set content = ${sealed} where content = 'sealed'`);
  await world.database.execute(sql`update licence set key = ${sealed} where key = 'sealed'`);
  const made = await world.withCodes(allCodes, OWN);
  clerk = made;
  await world.database.execute(sql`update admin set password_hash = ${await hashPassword(PASSWORD)} where id = ${made.adminId}`);
  const { rows } = await world.database.execute<{ id: number }>(sql`
    select id from goods_category c where kind = 1 and status = 1 and not exists (select from goods_category where parent_id = c.id) limit 1`);
  category = Number(rows[0]?.id);
  // What is the main store's alone is refused before a row is looked for (access.test.ts).
  const open = world.api.mounted.filter(({ access }) => !access.open && !access.mainStore);
  calls = open.flatMap((endpoint) => rowInputs(endpoint).map((input) => ({ endpoint, input })));
});

const nameOf = ({ name }: AnyEndpoint, { part, path }: RowInput) => `${name} ${part}.${path.join('.')}`;

describe('security D11: stores apart', () => {
  it('every call says how the rows it names belong to a store', () => {
    const unsaid = calls.filter(({ endpoint, input }) => belonging(endpoint, input) === undefined);
    expect(unsaid.map(({ endpoint, input }) => nameOf(endpoint, input))).toEqual([]);
  });

  it('a row of another store is refused wherever a call names one, and nothing changes', { timeout: 180_000 }, async () => {
    const before = await databaseHash(world.database);
    const wrong: Record<string, string> = {};
    let tried = 0;
    for (const { endpoint, input } of calls) {
      const kind = belonging(endpoint, input);
      if (!isKind(kind)) continue;
      tried += 1;
      const told = await outcome(endpoint, input, kind);
      if (told !== 'refused') wrong[nameOf(endpoint, input)] = told;
    }
    expect(wrong).toEqual({});
    expect(tried).toBeGreaterThan(150);
    expect(await databaseHash(world.database)).toEqual(before);
  });

  it('no list shows a row of another store', async () => {
    const lists = world.api.mounted.filter(({ name, method, access }) => name.endsWith('.list') && method === 'GET' && !access.mainStore);
    const foreign: Record<string, unknown> = {};
    let rows = 0;
    for (const endpoint of lists) {
      const { data } = JSON.parse(await send(endpoint, await ownRequest(endpoint)));
      const listed: { storeId?: number }[] = [data?.list ?? data ?? []].flat();
      rows += listed.length;
      const others = listed.filter(({ storeId = OWN }) => storeId !== OWN);
      // Roles of the main store for stores are shown to every store (permissions.md).
      if (others.length > 0 && endpoint.name !== 'role.list') foreign[endpoint.name] = others[0];
    }
    expect(foreign).toEqual({});
    expect(rows).toBeGreaterThan(50);
  });

  it('row 31: reading changes nothing', { timeout: 60_000 }, async () => {
    const main = await world.as('admin');
    const changed: Record<string, string[]> = {};
    const refused: string[] = [];
    let before = await databaseHash(world.database);
    for (const endpoint of world.api.mounted.filter(({ method }) => method === 'GET')) {
      const answer = await send(endpoint, await ownRequest(endpoint), endpoint.access.mainStore ? main : clerk);
      if (answer.startsWith('{') && JSON.parse(answer).code !== 0) refused.push(endpoint.name);
      const after = await databaseHash(world.database);
      const tables = Object.keys(after).filter((table) => after[table] !== before[table]);
      if (tables.length > 0) changed[endpoint.name] = tables;
      before = after;
    }
    // Who saw what in full is noted, for orders in their own log, and that is all that reading leaves behind.
    const log = ['order_log'];
    expect(changed).toEqual({ 'order.reveal': log, 'order.deliveryReveal': log, 'order.licenceReveal': log });
    // A call that is refused has read nothing; where parcels are is told to nobody, for no service knows it.
    expect(refused).toEqual(['order.trace']);
  });

  it('a file that names rows of another store ships and issues nothing', async () => {
    const [order] = await rowsOf(sql`select order_no as no from "order" where store_id = ${OTHER} and status = 10 and kind = 2 limit 1`);
    const [invoice] = await rowsOf(sql`select apply_no as no from invoice where store_id = ${OTHER} limit 1`);
    const before = await databaseHash(world.database);
    for (const [endpoint, line] of [
      [orderShipImport, `${order?.no},SF,SF1420036788125`],
      [invoiceImport, `${invoice?.no},12345678,/media/a.pdf`],
    ] as const) {
      const body = new FormData();
      body.append('file', new File([`head,head,head\r\n${line}\r\n`], 'lines.csv'));
      expect((await clerk.send(endpoint, { body })).data).toMatchObject({ total: 1, imported: 0, invalid: [expect.anything()] });
    }
    expect(await databaseHash(world.database)).toEqual(before);
  });

  it('no answer names a picture or a document of another store', async () => {
    const { database } = world;
    const columns = await rowsOf(sql`
      select c.table_name as "table", c.column_name as "column", c.udt_name as type from information_schema.columns c
      where c.table_schema = current_schema() and c.data_type in ('text', 'jsonb', 'ARRAY') and c.udt_name in ('text', 'jsonb', '_text')
        and exists (select 1 from information_schema.columns s where s.table_schema = c.table_schema and s.table_name = c.table_name and s.column_name = 'store_id')`);
    const marked: string[] = [];
    for (const { table, column, type } of columns) {
      const [name, of] = [sql.identifier(String(column)), sql.identifier(String(table))];
      const { rowCount } = await database.execute(sql`
        update ${of} set ${name} = regexp_replace(${name}::text, '/media/[A-Za-z0-9_./-]+', '/media/pictures/of-another-store.png', 'g')::${sql.raw(type === '_text' ? 'text[]' : String(type))}
        where store_id = ${OTHER} and ${name}::text like '%/media/%'`);
      if ((rowCount ?? 0) > 0) marked.push(`${table}.${column}`);
    }
    expect(marked.length).toBeGreaterThan(5);
    const reading = world.api.mounted.filter(({ method, access }) => method === 'GET' && !access.mainStore);
    const told: string[] = [];
    for (const endpoint of reading)
      if ((await send(endpoint, await ownRequest(endpoint))).includes('of-another-store')) told.push(endpoint.name);
    expect(told).toEqual([]);
  });

  it('security N6: usage, details and links tell nothing of another store', async () => {
    const { database } = world;
    const [shown] = await rowsOf(
      sql`update goods set cover = '/media/apart.png' where id = ${await rowOf('goods', OTHER, database)} returning id, cover`,
    );
    await database.execute(sql`update picture set url = ${shown?.cover} where id = ${await rowOf('picture', OWN, database)}`);
    expect(await clerk.ask(pictureUsage, { query: { id: await rowOf('picture', OWN, database) } })).toEqual({ total: 0, places: [] });

    const promoter = await rowOf('distributor', OWN, database);
    await database.execute(sql`update member set parent_id = ${promoter} where id = ${await rowOf('member', OTHER, database)}`);
    await database.execute(sql`update "order" set distributor1_id = ${promoter} where id = ${await rowOf('order', OTHER, database)}`);
    await database.execute(
      sql`insert into commission_record (member_id, biz_type, store_id, create_time) values (${promoter}, 1, ${OTHER}, now())`,
    );
    for (const { list } of [distributorMembers, distributorOrders, distributorCommissions]) {
      const all = await (await world.as('admin')).send(list, { query: { id: promoter, tier: 1 } });
      const own = await clerk.send(list, { query: { id: promoter, tier: 1 } });
      expect(count(all), list.name).toBeGreaterThan(count(own));
    }

    const slot = await rowOf('king_kong', OWN, database);
    await database.execute(sql`update king_kong set link_type = 1, link_value = ${String(shown?.id)} where id = ${slot}`);
    const { rows } = await clerk.ask(kingKongList, {});
    expect(rows.find(({ id }) => id === slot)).toMatchObject({ linkName: '', linkValid: 0 });
  });

  it('what other stores have changes no answer, the numbers beside shared rows neither', { timeout: 60_000 }, async () => {
    const before = await answers();
    // Reading in full is written down, where the next reading finds it.
    const LOG = ['order.log'];
    expect(differing(before, await answers())).toEqual(LOG);
    await world.database.execute(sql`update member set level_id = (select min(id) from member_level) where store_id <> ${OWN}`);
    await world.database.execute(sql`update distributor set level_id = (select min(id) from distributor_level) where store_id <> ${OWN}`);
    await world.database.execute(sql`
      update goods set category_id = (select min(c.id) from goods_category c where c.kind = goods.kind), brand_id = (select min(id) from goods_brand)
      where store_id <> ${OWN}`);
    await world.database.execute(sql`delete from admin_role where admin_id in (select id from admin where store_id <> ${OWN})`);
    expect(differing(before, await answers())).toEqual(LOG);
  });
});

/** What each reading call answers the clerk. */
async function answers(): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const endpoint of world.api.mounted.filter(({ method, access }) => method === 'GET' && !access.mainStore)) {
    const answer = await send(endpoint, await ownRequest(endpoint));
    told[endpoint.name] = answer.startsWith('{') ? JSON.stringify(JSON.parse(answer).data) : answer;
  }
  return told;
}

const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((name) => after[name] !== before[name]);

const count = ({ data }: { data?: unknown }) => (data as { totalCount: number }).totalCount;
const rowsOf = async (query: SQL): Promise<Record<string, string | number>[]> => (await world.database.execute(query)).rows as never;

/** Sends a call whose rows are all the clerk's own but one; tells what came of it. */
async function outcome(endpoint: AnyEndpoint, input: RowInput, kind: Kind): Promise<string> {
  const own = await ownRequest(endpoint);
  const foreign = structuredClone(own);
  nameRow(endpoint, foreign, input, await rowOf(kind, OTHER, world.database));
  const answer = await send(endpoint, foreign);
  if (kind === 'store' && endpoint.method === 'GET') return answer === (await send(endpoint, own)) ? 'refused' : `not ignored: ${answer}`;
  if (endpoint.kind === 'export' && !answer.startsWith('{')) return answer.trimEnd().includes('\n') ? answer.slice(0, 200) : 'refused';
  const told = read(JSON.parse(answer), endpoint, input);
  if (told === 'refused' || !SAID_AS_UNKNOWN.has(nameOf(endpoint, input))) return told;
  const unknown = structuredClone(own);
  nameRow(endpoint, unknown, input, NOBODYS);
  return answer === (await send(endpoint, unknown)) ? 'refused' : told;
}

async function ownRequest(endpoint: AnyEndpoint): Promise<Request> {
  const request = requestOf(endpoint);
  for (const each of rowInputs(endpoint)) {
    const kind = belonging(endpoint, each);
    const needed = each.path.length === 1 && (each.path[0] ?? '') in request[each.part];
    if (isKind(kind) && needed) nameRow(endpoint, request, each, await ownRow(kind, endpoint, OWN, world.database));
  }
  if ('categoryId' in request.body) request.body.categoryId = category;
  return request;
}

async function send(endpoint: AnyEndpoint, { query, body }: Request, caller = clerk): Promise<string> {
  const bodied = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  return (await caller.fetch(endpoint, { query: query as Record<string, string>, ...(bodied ? { body } : {}) })).text();
}

interface Answer {
  code: number;
  data: { list?: unknown[]; length?: number; success?: number; failed?: { code: number }[] } | null;
}

/** On reading, a row is as if it did not exist; on writing it may be told that it is another store's (00-conventions 3.6). */
function read({ code, data }: Answer, { method }: AnyEndpoint, { path }: RowInput): string {
  const refusals = method === 'GET' || path.at(-1) === 'parentId' ? [40401] : [40401, 40304];
  const found = [code, ...(data?.failed ?? []).map((each) => each.code)].filter((each) => each !== 0);
  if (found.length > 0)
    return found.every((each) => refusals.includes(each)) && !data?.success ? 'refused' : JSON.stringify({ code, data });
  return (data?.list ?? data)?.length === 0 ? 'refused' : JSON.stringify({ code, data }).slice(0, 200);
}
