import { eq, type SQL, sql } from 'drizzle-orm';
import type { Call } from '@/reference-api/serve';
import type { CrudTable, TabSpec } from './crud-spec';

/** The condition of the tab that is open. */
export function inTab<Filter>(tab: TabSpec<Filter>, filter: Filter): SQL | undefined {
  if ('conditions' in tab) return tab.conditions[tab.value(filter)];
  const value = tab.value(filter);
  return value === undefined ? undefined : eq(tab.column, value);
}

/** How many rows stand under each tab, in one pass over what the other filters match. */
export async function tabCounts<Filter>(
  table: CrudTable,
  tab: TabSpec<Filter>,
  untabbed: SQL | undefined,
  { database }: Call,
): Promise<Record<string, number>> {
  const counts = Object.entries(conditionsOf(tab)).map(([name, condition]) => [
    name,
    sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number),
  ]);
  const [counted] = await database.select(Object.fromEntries(counts)).from(table).where(untabbed);
  return counted ?? {};
}

const conditionsOf = <Filter>(tab: TabSpec<Filter>): Readonly<Record<string, SQL | undefined>> =>
  'conditions' in tab
    ? tab.conditions
    : { all: undefined, ...Object.fromEntries(tab.counted.map((value) => [String(value), eq(tab.column, value)])) };
