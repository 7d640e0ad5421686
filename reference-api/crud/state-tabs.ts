import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Call } from '@/reference-api/serve';
import type { CrudTable, TabSpec } from './crud-spec';

/** The condition of the tab that is open. */
export function inTab<Filter>(tab: TabSpec<Filter>, filter: Filter, call: Call): SQL | undefined {
  if ('conditions' in tab) return conditionsOf(tab, call)[tab.value(filter)];
  const value = tab.value(filter);
  if (typeof value === 'object') return inArray(tab.column, value);
  return value === undefined ? undefined : eq(tab.column, value);
}

/** How many rows stand under each tab, in one pass over what the other filters match. */
export async function tabCounts<Filter>(
  table: CrudTable,
  tab: TabSpec<Filter>,
  untabbed: SQL | undefined,
  call: Call,
): Promise<Record<string, number>> {
  const counts = Object.entries(conditionsOf(tab, call)).map(([name, condition]) => [
    name,
    sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number),
  ]);
  const [counted] = await call.database.select(Object.fromEntries(counts)).from(table).where(untabbed);
  return counted ?? {};
}

function conditionsOf<Filter>(tab: TabSpec<Filter>, call: Call): Readonly<Record<string, SQL | undefined>> {
  if ('conditions' in tab) return typeof tab.conditions === 'function' ? tab.conditions(call) : tab.conditions;
  return { all: undefined, ...Object.fromEntries(tab.counted.map((value) => [String(value), eq(tab.column, value)])) };
}
