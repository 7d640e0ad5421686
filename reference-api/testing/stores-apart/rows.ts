import { sql } from 'drizzle-orm';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import type { Database } from '@/reference-api/database/connect';
import type { RowInput } from './row-inputs';

/** Rows that belong to a store, each with the query that finds one of store `$`. */
const finding = {
  ...own(['admin', 'role', 'order', 'refund', 'invoice', 'coupon', 'home_dialog', 'king_kong', 'home_carousel']),
  ...own(['account_config', 'picture', 'video', 'distributor_apply', 'point_record', 'balance_record', 'store_flow', 'goods', 'goods_sku']),
  ...own(['goods_card', 'licence', 'member_coupon']),
  // A store sees the withdrawals of its own earnings and not those of members.
  cash: 'select id from cash where store_id = $ and applicant = 2',
  // Whoever bought in another store is known there by that order.
  member: 'select id from member where store_id = $ and id not in (select member_id from "order" where store_id <> $)',
  distributor: 'select member_id as id from distributor where store_id = $',
  // Whoever was dismissed is paid out by the main store alone, whatever store they promoted.
  dismissed: 'select member_id as id from distributor where status = -1',
  order_item: 'select i.id from order_item i join "order" o on o.id = i.order_id where o.store_id = $',
  order_delivery: 'select d.id from order_delivery d join "order" o on o.id = d.order_id where o.store_id = $',
  licence_device: 'select d.id from licence_device d join licence l on l.id = d.licence_id where l.store_id = $',
  store: 'select $::int as id',
} as const;

type Finding = typeof finding;
export type Kind = keyof Finding;
/** `shared`: rows of the platform, which belong to no store: levels, categories, brands, express companies. `none`: names no row at all. */
type Belonging = Kind | 'shared' | 'none';

/** How the rows of a noun belong to a store, for inputs called `id` and `ids`. */
const ofNoun: Readonly<Record<string, Belonging>> = {
  user: 'admin',
  role: 'role',
  picture: 'picture',
  video: 'video',
  member: 'member',
  pointRecord: 'point_record',
  balanceRecord: 'balance_record',
  distributor: 'distributor',
  distributorMembers: 'distributor',
  distributorOrders: 'distributor',
  distributorCommissions: 'distributor',
  distributorApply: 'distributor_apply',
  order: 'order',
  refund: 'refund',
  goods: 'goods',
  goodsLog: 'goods',
  goodsCard: 'goods_card',
  storeEarnings: 'store_flow',
  invoice: 'invoice',
  cash: 'cash',
  coupon: 'coupon',
  couponRecord: 'coupon',
  homeDialog: 'home_dialog',
  kingKong: 'king_kong',
  homeCarousel: 'home_carousel',
  accountConfig: 'account_config',
};

/** How rows named by the last part of an input belong to a store. */
const ofField: Readonly<Record<string, Belonging>> = {
  roleId: 'role',
  roleIds: 'role',
  storeId: 'store',
  memberId: 'member',
  memberIds: 'member',
  parentId: 'distributor',
  goodsId: 'goods',
  skuId: 'goods_sku',
  handlerId: 'admin',
  adminId: 'admin',
  orderId: 'order',
  itemId: 'order_item',
  deliveryId: 'order_delivery',
  cardId: 'goods_card',
  cardIds: 'goods_card',
  licenceId: 'licence',
  deviceId: 'licence_device',
  giveCouponIds: 'coupon',
  accountId: 'account_config',
  scopeIds: 'goods',
  levelId: 'shared',
  levelIds: 'shared',
  memberLevelIds: 'shared',
  categoryId: 'shared',
  brandId: 'shared',
  expressId: 'shared',
  groupId: 'none',
  appId: 'none',
};

/** Inputs whose name alone would say something else. */
const exceptions: Readonly<Record<string, Belonging>> = {
  'couponRecord.void body.ids': 'member_coupon',
  'goods.create body.skus.[].id': 'goods_sku',
  'goods.update body.skus.[].id': 'goods_sku',
  'distributor.create body.memberId': 'member',
  'distributor.withdrawTerms query.id': 'dismissed',
};

/** How what an input names belongs to a store; undefined when nobody has said. */
export function belonging(endpoint: AnyEndpoint, { part, path }: RowInput): Belonging | undefined {
  const exception = exceptions[`${endpoint.name} ${part}.${path.join('.')}`];
  const last = path.at(-1) ?? '';
  const byId = last === 'id' || last === 'ids';
  return exception ?? (byId ? ofNoun[endpoint.name.split('.')[0] ?? ''] : ofField[last]);
}

/** Own orders that stand where a call can do its work, so that nothing but the foreign row is in its way. */
const ORDERS: Readonly<Record<string, { kind: number; status: number }>> = {
  'order.deliver': { kind: 1, status: 10 },
  'order.replace': { kind: 1, status: 20 },
  'order.assign': { kind: 3, status: 10 },
  'refund.create': { kind: 2, status: 20 },
};
const nthOrder = (endpoint: string, storeId: number) =>
  `select id from "order" where store_id = ${storeId} order by id offset ${Object.keys(ORDERS).indexOf(endpoint)} limit 1`;

/** The row of the clerk's own store a call is made with. */
export async function ownRow(kind: Kind, endpoint: AnyEndpoint, storeId: number, database: Database): Promise<number> {
  if (kind !== 'order' || !Object.hasOwn(ORDERS, endpoint.name)) return rowOf(kind, storeId, database);
  const { rows } = await database.execute<{ id: number }>(sql.raw(nthOrder(endpoint.name, storeId)));
  return Number(rows[0]?.id);
}

/** A row of a store. */
export async function rowOf(kind: Kind, storeId: number, database: Database): Promise<number> {
  const found = await firstOf(kind, storeId, database);
  if (found === undefined) throw new Error(`store ${storeId} has no ${kind}`);
  return found;
}

/** Sees to it that each of the stores has a row of every kind: where the demo has none, one of the main store is given to it. */
export async function prepareRows(storeIds: readonly number[], database: Database): Promise<void> {
  const listed = sql.join([...storeIds], sql`, `);
  await database.execute(sql`update cash set status = 30 where store_id in (${listed})`);
  // Drafts can be changed in all they hold.
  await database.execute(sql`update goods set version = 0, status = 0, audit_status = 0, kind = 1 where store_id in (${listed})`);
  await database.execute(sql`update coupon set version = 0, status = 0 where store_id in (${listed})`);
  await database.execute(
    sql`update distributor set status = -1 where member_id = (select max(member_id) from distributor where store_id = 0)`,
  );
  for (const storeId of storeIds) {
    for (const [name, { kind, status }] of Object.entries(ORDERS)) {
      const state = `kind = ${kind}, status = ${status}, pay_status = 1, refund_flag = 0`;
      await database.execute(sql.raw(`update "order" set ${state} where id = (${nthOrder(name, storeId)})`));
    }
    await addRows(storeId, database);
    for (const kind of Object.keys(finding) as Kind[]) {
      if ((await firstOf(kind, storeId, database)) === undefined) await giveTo(kind, storeId, database);
      await rowOf(kind, storeId, database);
    }
  }
}

export const isKind = (belongs: Belonging | undefined): belongs is Kind =>
  belongs !== undefined && belongs !== 'shared' && belongs !== 'none';

async function firstOf(kind: Kind, storeId: number, database: Database): Promise<number | undefined> {
  const query = `${finding[kind].replaceAll('$', String(storeId))} order by 1 limit 1`;
  const { rows } = await database.execute<{ id: number }>(sql.raw(query));
  return rows[0] && Number(rows[0].id);
}

/** Rows that belong by another: the table of that one, and where it is named. */
const held: Readonly<Record<string, readonly [table: string, named: string]>> = {
  order_item: ['order', 'select order_id from order_item'],
};

/** What comes into being only as time passes. */
async function addRows(storeId: number, database: Database): Promise<void> {
  const item = sql`(select i.id, i.order_id, o.member_id, o.store_id from order_item i join "order" o on o.id = i.order_id
    where o.store_id = ${storeId} order by 1 limit 1)`;
  await database.execute(sql`
    with handed as (insert into order_delivery (order_id, item_id, content, delivered_at) select order_id, id, 'sealed', now() from ${item} i),
    licensed as (
      insert into licence (order_id, item_id, goods_id, sku_id, store_id, member_id, key, key_hash, duration_unit, create_time)
      select order_id, id, 1, 1, store_id, member_id, 'sealed', 'hash' || store_id, 1, now() from ${item} i returning id
    ), bound as (insert into licence_device (licence_id, fingerprint, bound_at) select id, 'device', now() from licensed)
    insert into member_coupon (coupon_id, member_id, take_type, store_id, valid_start, valid_end, create_time)
    select c.id, o.member_id, 1, c.store_id, now(), now(), now() from coupon c, ${item} o where c.store_id = ${storeId} limit 1`);
}

async function giveTo(kind: Kind, storeId: number, database: Database): Promise<void> {
  const key = kind === 'distributor' ? 'member_id' : 'id';
  const [table, named] = held[kind] ?? [kind, `select ${key} from "${kind}"`];
  const chosen = `select max(${key}) from "${table}" where store_id = 0 and ${key} in (${named})`;
  await database.execute(sql.raw(`update "${table}" set store_id = ${storeId} where ${key} = (${chosen})`));
}

function own<const Tables extends readonly string[]>(tables: Tables): Record<Tables[number], string> {
  return Object.fromEntries(tables.map((table) => [table, `select id from "${table}" where store_id = $`])) as Record<
    Tables[number],
    string
  >;
}
