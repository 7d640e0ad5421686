import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { MOST_COUNTED, type Paging } from '@/lib/contract/call/page';
import type { Sorting } from '@/lib/contract/call/resource';
import type { Call } from '@/reference-api/serve';
import type { CrudTable, ListSpec } from './crud-spec';

/** Up to where rows are counted one by one. */
interface Limits {
  counted: number;
  countedByWords: number;
}

/**
 * Beyond the limits the database's estimate stands in, because a count of millions takes seconds. Words make every row that
 * might match be looked at, so that fewer can be counted in the same time; bulk actions take no more.
 */
const LIMITS: Limits = { counted: MOST_COUNTED, countedByWords: 10_000 };
/** A list without paging is one of a few dozen rows; this only keeps a mistake from reading everything. */
const MOST_UNPAGED = 1_000;

/** The rows of one page by their numbers, and how many match. */
export interface FoundPage {
  ids: number[];
  total: number;
  totalAtLeast?: number;
}

/** What of a list says where its pages begin and end. */
type PagedSpec = Pick<ListSpec<CrudTable, unknown, unknown>, 'table' | 'order' | 'defaultDirection' | 'unpaged'>;
interface Wanted {
  table: CrudTable;
  matching: SQL | undefined;
  order: readonly Direction[];
  limit: number;
  offset: number;
}
interface Direction {
  column: PgColumn;
  way: 'asc' | 'desc';
}

/** Finds one page on the indexes alone, in about the same time whether the table holds thousands or millions of rows. */
export async function findPage(
  spec: PagedSpec,
  filter: Sorting & Paging & { keyword?: string | undefined },
  matching: SQL | undefined,
  { database }: Pick<Call, 'database'>,
  limits: Limits = LIMITS,
  /** How many match, where that is known from elsewhere. */
  known?: Promise<number | undefined>,
): Promise<FoundPage> {
  const { table, unpaged } = spec;
  const offset = unpaged ? 0 : (filter.currPage - 1) * filter.pageSize;
  const wanted = { table, matching, order: directionsOf(spec, filter), limit: unpaged ? MOST_UNPAGED : filter.pageSize, offset };
  const most = filter.keyword ? limits.countedByWords : limits.counted;
  if (filter.exactTotal === 1) return countedPage(wanted, database);
  if (offset >= most) return deepPage(most, wanted, database);
  if (filter.keyword) return wordsPage(wanted, most, database, await known);
  const [ids, counted] = await Promise.all([pageIds(wanted, database), countUpTo(most, wanted, database)]);
  return counted > most ? { ids, ...(await estimate(most, wanted, database)) } : { ids, total: counted };
}

/** The order a list asks for, ties broken by id in the same direction, so that one index serves both. */
export const orderOf = (spec: PagedSpec, sorting: Sorting): SQL[] => directionsOf(spec, sorting).map(ordered);

function directionsOf({ order, defaultDirection = 'desc', table }: PagedSpec, { sortField, sortOrder }: Sorting): Direction[] {
  const column = (sortField ? order[sortField] : undefined) ?? Object.values(order)[0] ?? table.id;
  const way = sortOrder ?? (sortField ? 'desc' : defaultDirection);
  return column === table.id
    ? [{ column, way }]
    : [
        { column, way },
        { column: table.id, way },
      ];
}

/** What is missing stands at the low end, as a person expects; indexes of nullable columns are declared the same way. */
function ordered({ column, way }: Direction): SQL {
  if (column.notNull) return way === 'asc' ? asc(column) : desc(column);
  return way === 'asc' ? sql`${column} asc nulls first` : sql`${column} desc nulls last`;
}

const reversed = ({ column, way }: Direction): Direction => ({ column, way: way === 'asc' ? 'desc' : 'asc' });

/** The first half needs no count at all; the second is reached from the end, for which every match is counted. */
async function deepPage(most: number, wanted: Wanted, database: Call['database']): Promise<FoundPage> {
  const { limit, offset } = wanted;
  const expected = await estimate(most, wanted, database);
  if (offset >= expected.total / 2) return countedPage(wanted, database);
  const ids = await pageIds(wanted, database);
  return ids.length < limit ? countedPage(wanted, database) : { ids, ...expected };
}

/** Every match is counted; a page of the second half is then read from the end, because an index is walked either way. */
async function countedPage(wanted: Wanted, database: Call['database']): Promise<FoundPage> {
  const { table, matching, order, limit, offset } = wanted;
  const [counted] = await database.select({ total: count() }).from(table).where(matching);
  const total = counted?.total ?? 0;
  const rows = Math.min(limit, total - offset);
  if (rows <= 0) return { ids: [], total };
  if (offset < total / 2) return { ids: await pageIds(wanted, database), total };
  const fromEnd = { ...wanted, order: order.map(reversed), limit: rows, offset: total - offset - rows };
  return { ids: (await pageIds(fromEnd, database)).reverse(), total };
}

/** Where many match, a walk in the wanted order meets the first of them soon; few are collected and put in order after. */
async function wordsPage(wanted: Wanted, most: number, database: Call['database'], known: number | undefined): Promise<FoundPage> {
  const total = known ?? (await countUpTo(most, wanted, database));
  if (total > most) return { ids: await walkedIds(wanted, database), ...(await estimate(most, wanted, database)) };
  return { ids: total === 0 ? [] : await collectedIds(wanted, database), total };
}

/** What collects every match before the first row comes out: of the table itself, or of another that holds the words. */
const NOT_WALKING = ['bitmapscan', 'sort', 'seqscan', 'material'].map((way) => sql`set_config(${`enable_${way}`}, 'off', true)`);

/** The planner takes words for rarer than they are, and would collect and sort everything that holds them. */
const walkedIds = (wanted: Wanted, database: Call['database']): Promise<number[]> =>
  database.transaction(
    async (transaction) => {
      await transaction.execute(sql`select ${sql.join(NOT_WALKING, sql`, `)}`);
      return pageIds(wanted, transaction);
    },
    { accessMode: 'read only' },
  );

/** The planner cannot know how rare words are, and walking a whole index for what is hardly there would take seconds. */
async function collectedIds({ table, matching, order, limit, offset }: Wanted, database: Call['database']): Promise<number[]> {
  const names = order.map(({ column }, at) => (column === table.id ? sql`id` : sql.raw(`key${at}`)));
  const ways = order.map(({ column, way }, at) =>
    way === 'asc' ? sql`${names[at]} asc ${nulls(column, 'first')}` : sql`${names[at]} desc ${nulls(column, 'last')}`,
  );
  const columns = order.map(({ column }) => sql`${column}`);
  const { rows } = await database.execute<{ id: number }>(sql`
    with found (${sql.join(names, sql`, `)}) as materialized (
      select ${sql.join(columns, sql`, `)} from ${table} ${matching ? sql`where ${matching}` : sql``}
    ) select id from found order by ${sql.join(ways, sql`, `)} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

const nulls = (column: PgColumn, end: 'first' | 'last'): SQL => (column.notNull ? sql`` : sql.raw(`nulls ${end}`));

async function pageIds({ table, matching, order, limit, offset }: Wanted, database: Call['database']): Promise<number[]> {
  const found = await database
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(matching)
    .orderBy(...order.map(ordered))
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
}

async function countUpTo(most: number, { table, matching }: Wanted, database: Call['database']): Promise<number> {
  const some = database
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matching)
    .limit(most + 1)
    .as('some');
  const [counted] = await database.select({ total: count() }).from(some);
  return counted?.total ?? 0;
}

/** How many rows the database expects to match; surely more than were counted. */
async function estimate(most: number, { table, matching }: Wanted, database: Call['database']) {
  const { rows } = await database.execute<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select 1 from ${table} where ${and(matching, sql`true`)}`,
  );
  const expected = rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return { total: Math.max(expected, most + 1), totalAtLeast: most };
}
