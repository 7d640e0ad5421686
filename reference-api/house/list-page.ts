import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Page, Paging } from '@/lib/contract/page';
import type { Sorting } from '@/lib/contract/resource';
import type { Call } from '@/reference-api/serve';
import { findPage } from './find-page';
import type { HouseTable, ListHouse, Stored } from './house';

/** One page of a noun's list. The page's ids are found on an index first, so that a deep page of a large table stays fast. */
export async function listPage<Table extends HouseTable, Row, Filter>(
  house: ListHouse<Table, Row, Filter>,
  filter: Filter & Sorting & Paging,
  call: Call,
): Promise<Page<Row>> {
  const matching = and(house.live, house.scope(call, filter), ...house.where(filter, call));
  const [{ ids, ...totals }, summary, tabs] = await Promise.all([
    findPage(house as unknown as ListHouse<HouseTable, unknown, unknown>, filter, matching, call),
    house.summary?.(matching, call, filter),
    house.tabs?.(matching, call, filter),
  ]);
  const rows = await house.rows(await recordsInOrder(house.table, ids, call), call);
  return { rows, ...totals, summary, tabs };
}

/** All columns, with the row's own number as `id` also where the table calls it otherwise. */
export const columnsOf = (table: HouseTable) => ({ ...getTableColumns(table), id: table.id });

/** Whether a row is one of these: a single value for the database however many there are. */
export const oneOf = (table: HouseTable, ids: readonly number[]): SQL => sql`${table.id} = any(${sql.param([...ids])}::int[])`;

/** Records of the ids, in the order of the ids. */
async function recordsInOrder<Table extends HouseTable>(
  table: Table,
  ids: readonly number[],
  { database }: Call,
): Promise<Stored<Table>[]> {
  if (ids.length === 0) return [];
  // The query layer cannot follow a table that is a type parameter; a record of it is what comes back.
  const records = (await database
    .select(columnsOf(table))
    .from(table as HouseTable)
    .where(oneOf(table, ids))) as unknown as Stored<Table>[];
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
