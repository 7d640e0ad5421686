import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PicturePlace } from '@/lib/contract/picture';
import type { Database } from '@/reference-api/database/connect';
import { goodsSku } from '@/reference-api/database/schema/goods';
import { store } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { type Holder, holders } from './picture-columns';

const NAMES = ['name', 'title', 'nickname', 'username', 'key'] as const;

/** More places than this say nothing new. */
const MOST_PLACES = 20;

/**
 * Every record that shows the picture at an address; stops at a number nobody would read through. Equal pictures have one address,
 * so whoever may see one store alone is told of that store's records alone.
 */
export async function placesOfPicture(database: Database, url: string, onlyStore?: number): Promise<PicturePlace[]> {
  const places: PicturePlace[] = [];
  for (const holder of holders) {
    const owner = onlyStore === undefined ? sql`true` : ownedBy(holder, onlyStore);
    const { rows } = await database.execute<{ id: number; name: string | null }>(queryOf(holder, url, owner));
    const { kind } = holder;
    const found = rows.map((row) => ({ kind, id: Number(row.id), name: row.name ?? '' }));
    // Goods that show the picture themselves are told of already.
    const isTold = ({ id }: PicturePlace) => holder.table === goodsSku && places.some((place) => place.kind === kind && place.id === id);
    places.push(...found.filter((place) => !isTold(place)));
    if (places.length >= MOST_PLACES) break;
  }
  return places.slice(0, MOST_PLACES);
}

/** A store's records, and the store itself; what belongs to the platform is none of its. */
function ownedBy({ table }: Holder, storeId: number): SQL {
  if (table === store) return sql`id = ${storeId}`;
  return 'storeId' in getTableColumns(table) && table !== storeApply ? sql`store_id = ${storeId}` : sql`false`;
}

function queryOf({ table, columns }: Holder, url: string, owner: SQL) {
  const all = getTableColumns(table);
  // The address holds a hash, so a contains-match finds it inside rich text and lists without false hits.
  const holds = columns.map((column) => sql`position(${url} in ${column}::text) > 0`);
  // Rows that were deleted stay for the records that name them, and show nothing any more.
  const present = 'deletedAt' in all ? sql`deleted_at is null` : sql`true`;
  const found = sql`from ${table} where (${sql.join(holds, sql` or `)}) and ${present} and ${owner}`;
  // Variants have no record of their own: their goods show them.
  if (table === goodsSku) return sql`select id, name from goods where id in (select goods_id ${found}) order by id limit ${MOST_PLACES}`;
  const name = NAMES.find((each) => each in all);
  return sql`select id, ${name === undefined ? sql`''` : sql.identifier(name)}::text as name ${found} order by id limit ${MOST_PLACES}`;
}
