import { type SQL, sql } from 'drizzle-orm';
import type { PictureHolder, PicturePlace } from '@/lib/contract/picture';
import type { Database } from '@/reference-api/database/connect';

/** Variants have no record of their own: their goods show them. */
const VARIANTS = 'goods_sku';

/** Which kind of record a table holds. Tables not named here count too, as "other". */
const kinds: Readonly<Record<string, PictureHolder>> = {
  goods: 'goods',
  [VARIANTS]: 'goods',
  goods_category: 'goodsCategory',
  goods_brand: 'brand',
  store: 'store',
  store_apply: 'storeApply',
  store_level: 'storeLevel',
  store_meal: 'storeMeal',
  carousel: 'carousel',
  home_carousel: 'carousel',
  home_dialog: 'dialog',
  dialog: 'dialog',
  king_kong: 'kingKong',
  coupon: 'coupon',
  account: 'account',
  account_config: 'account',
  admin: 'administrator',
  member: 'member',
  member_level: 'memberLevel',
  cash: 'withdrawal',
  system_config: 'setting',
  config: 'setting',
  video: 'video',
};

/** History keeps its own copies, the libraries and logs hold no use of a picture (media.md 4). */
const NO_USE =
  /^(picture|video_category|order|order_.*|refund.*|.*_(record|log|flow|outbox)|admin_token|idempotency_key|login_failure|__drizzle.*)$/;
/** Columns that may hold an address, by the names this contract gives them. */
const MAY_HOLD =
  /(logo|cover|icon|image|picture|photo|background|avatar|qrcode|poster|banner|thumb|voucher|detail|content|html|intro|qualification|bank|value|values|settings|skus?|specs?|data|agreement|policy|account)s?$/;
const NAMES = ['name', 'title', 'nickname', 'username', 'key'];
/** More places than this say nothing new. */
const MOST_PLACES = 20;

interface Holder {
  readonly table: string;
  readonly columns: readonly string[];
  readonly name: string | undefined;
  readonly ofStore: boolean;
  /** Rows that were deleted stay for the records that name them, and show nothing any more. */
  readonly keepsDeleted: boolean;
}

/**
 * Every record that shows the picture at an address; stops at a number nobody would read through. Equal pictures have one address,
 * so whoever may see one store alone is told of that store's records alone.
 */
export async function placesOfPicture(database: Database, url: string, onlyStore?: number): Promise<PicturePlace[]> {
  const places: PicturePlace[] = [];
  for (const holder of await holdersIn(database)) {
    const owner = onlyStore === undefined ? sql`true` : ownedBy(holder, onlyStore);
    const { rows } = await database.execute<{ id: number; name: string | null }>(queryOf(holder, url, owner));
    const kind = kinds[holder.table] ?? 'other';
    const found = rows.map((row) => ({ kind, id: Number(row.id), name: row.name ?? '' }));
    // Goods that show the picture themselves are told of already.
    const isTold = ({ id }: PicturePlace) => holder.table === VARIANTS && places.some((place) => place.kind === kind && place.id === id);
    places.push(...found.filter((place) => !isTold(place)));
    if (places.length >= MOST_PLACES) break;
  }
  return places.slice(0, MOST_PLACES);
}

/** The tables with columns that may hold pictures, read from the database itself, so that no new table is forgotten. */
async function holdersIn(database: Database): Promise<Holder[]> {
  const { rows } = await database.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and (data_type in ('text', 'jsonb', 'ARRAY') or column_name in ('id', 'store_id', 'deleted_at'))
    order by table_name, ordinal_position`);
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) if (!NO_USE.test(table)) tables.set(table, [...(tables.get(table) ?? []), column]);
  return [...tables]
    .filter(([, columns]) => columns.includes('id'))
    .map(([table, columns]) => ({
      table,
      columns: columns.filter((each) => MAY_HOLD.test(each)),
      name: NAMES.find((each) => columns.includes(each)),
      ofStore: columns.includes('store_id'),
      keepsDeleted: columns.includes('deleted_at'),
    }))
    .filter(({ columns }) => columns.length > 0);
}

/** A store's records, and the store itself; what belongs to the platform is none of its. */
function ownedBy({ table, ofStore }: Holder, storeId: number): SQL {
  if (table === 'store') return sql`id = ${storeId}`;
  return ofStore && table !== 'store_apply' ? sql`store_id = ${storeId}` : sql`false`;
}

function queryOf({ table, columns, name, keepsDeleted }: Holder, url: string, owner: SQL) {
  // The address holds a hash, so a contains-match finds it inside rich text and lists without false hits.
  const holds = columns.map((column) => sql`position(${url} in ${sql.identifier(column)}::text) > 0`);
  const present = keepsDeleted ? sql`deleted_at is null` : sql`true`;
  const found = sql`from ${sql.identifier(table)} where (${sql.join(holds, sql` or `)}) and ${present} and ${owner}`;
  if (table === VARIANTS) return sql`select id, name from goods where id in (select goods_id ${found}) order by id limit ${MOST_PLACES}`;
  const shown = name === undefined ? sql`''` : sql.identifier(name);
  return sql`select id, ${shown}::text as name ${found} order by id limit ${MOST_PLACES}`;
}
