import { and, asc, count, desc, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contract/page';
import type { Sorting } from '@/lib/contract/resource';
import type { Call } from '@/reference-api/serve';
import type { HouseTable, ListHouse, Stored } from './house';

/** A list without paging is one of a few dozen rows; this only keeps a mistake from reading everything. */
const MOST_UNPAGED = 1_000;

/** One page of a noun's list. The page's ids are found on an index first, so that a deep page of a large table stays fast. */
export async function listPage<Table extends HouseTable, Row, Filter>(
  house: ListHouse<Table, Row, Filter>,
  filter: Filter & Sorting & { currPage: number; pageSize: number },
  call: Call,
): Promise<Page<Row>> {
  const matching = and(house.live, house.scope(call, filter), ...house.where(filter, call));
  const total = await countRows(house.table, matching, call);
  const ids = await pageIds(house, filter, matching, call);
  const rows = await house.rows(await recordsInOrder(house.table, ids, call), call);
  const summary = await house.summary?.(matching, call, filter);
  const tabs = await house.tabs?.(matching, call, filter);
  return { rows, total, summary, tabs };
}

/** The order a list asks for, ties broken by id in the same direction, so that one index serves both. */
export function orderOf(
  { order, defaultDirection = 'desc', table }: Pick<ListHouse<HouseTable, unknown, unknown>, 'order' | 'defaultDirection' | 'table'>,
  { sortField, sortOrder }: Sorting,
): SQL[] {
  const column = (sortField ? order[sortField] : undefined) ?? Object.values(order)[0] ?? table.id;
  const direction = sortOrder ?? (sortField ? 'desc' : defaultDirection);
  return column === table.id ? [ordered(column, direction)] : [ordered(column, direction), ordered(table.id, direction)];
}

/** What is missing stands at the low end, as a person expects; indexes of nullable columns are declared the same way. */
function ordered(column: PgColumn, direction: 'asc' | 'desc'): SQL {
  if (column.notNull) return direction === 'asc' ? asc(column) : desc(column);
  return direction === 'asc' ? sql`${column} asc nulls first` : sql`${column} desc nulls last`;
}

async function countRows(table: HouseTable, matching: SQL | undefined, { database }: Call): Promise<number> {
  const [counted] = await database.select({ total: count() }).from(table).where(matching);
  return counted?.total ?? 0;
}

async function pageIds<Table extends HouseTable, Row, Filter>(
  house: ListHouse<Table, Row, Filter>,
  { currPage, pageSize, ...sorting }: Sorting & { currPage: number; pageSize: number },
  matching: SQL | undefined,
  { database }: Call,
): Promise<number[]> {
  const found = await database
    .select({ id: sql<number>`${house.table.id}` })
    .from(house.table as HouseTable)
    .where(matching)
    .orderBy(...orderOf(house as unknown as ListHouse<HouseTable, unknown, unknown>, sorting))
    .limit(house.unpaged ? MOST_UNPAGED : pageSize)
    .offset(house.unpaged ? 0 : (currPage - 1) * pageSize);
  return found.map(({ id }) => id);
}

/** All columns, with the row's own number as `id` also where the table calls it otherwise. */
export const columnsOf = (table: HouseTable) => ({ ...getTableColumns(table), id: table.id });

/** Records of the ids, in the order of the ids. */
export async function recordsInOrder<Table extends HouseTable>(
  table: Table,
  ids: readonly number[],
  { database }: Call,
): Promise<Stored<Table>[]> {
  if (ids.length === 0) return [];
  // The query layer cannot follow a table that is a type parameter; a record of it is what comes back.
  const records = (await database
    .select(columnsOf(table))
    .from(table as HouseTable)
    .where(inArray(table.id, [...ids]))) as unknown as Stored<Table>[];
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
