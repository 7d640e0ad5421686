import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Page, Paging } from '@/lib/contract/call/page';
import type { Sorting } from '@/lib/contract/call/resource';
import type { Call } from '@/reference-api/serve';
import type { CrudTable, ListSpec, Stored } from './crud-spec';
import { findPage } from './find-page';
import { isHoldable } from './holdable';
import { inTab, tabCounts } from './state-tabs';

/** One page of a noun's list. The page's ids are found on an index first, so that a deep page of a large table stays fast. */
export async function listPage<Table extends CrudTable, Row, Filter, Summary extends object>(
  spec: ListSpec<Table, Row, Filter, Summary>,
  filter: Filter & Sorting & Paging,
  call: Call,
): Promise<Page<Row, Summary>> {
  const untabbed = untabbedOf(spec, filter, call);
  const matching = matchingOf(spec, filter, call);
  const counted = spec.tab ? tabCounts(spec.table, spec.tab, untabbed, call) : spec.tabs?.(untabbed, call, filter);
  const { totalOfTabs } = spec;
  const known = totalOfTabs && counted?.then((tabs) => totalOfTabs(tabs, filter));
  const found = findPage(spec, filter, matching, call, undefined, known);
  const sums = async () => {
    const uncounted = spec.summedWhenCounted && (await found).totalAtLeast !== undefined;
    return uncounted ? undefined : spec.summary?.(matching, call, filter);
  };
  const [{ ids, ...totals }, summary, tabs] = await Promise.all([found, sums(), counted, known]);
  const rows = await spec.rows(await recordsInOrder(spec.table, ids, call), call);
  return { rows, ...totals, summary, tabs };
}

/** What the filters match within the caller's borders, under every tab. */
const untabbedOf = <Table extends CrudTable, Row, Filter>(spec: ListSpec<Table, Row, Filter>, filter: Filter, call: Call) =>
  and(spec.live, spec.scope(call, filter), ...spec.where(filter, call));

/** Everything a list shows over all its pages: the filters, the open tab and the caller's borders. */
export const matchingOf = <Table extends CrudTable, Row, Filter>(spec: ListSpec<Table, Row, Filter>, filter: Filter, call: Call) =>
  and(untabbedOf(spec, filter, call), spec.tab && inTab(spec.tab, filter, call));

/** All columns, with the row's own number as `id` also where the table calls it otherwise. */
export const columnsOf = (table: CrudTable) => ({ ...getTableColumns(table), id: table.id });

/** Whether a row is one of these: a single value for the database however many there are. */
export const oneOf = (table: CrudTable, ids: readonly number[]): SQL =>
  sql`${table.id} = any(${sql.param(ids.filter((id) => isHoldable(table.id, id)))}::int[])`;

/** Records of the ids, in the order of the ids. */
async function recordsInOrder<Table extends CrudTable>(table: Table, ids: readonly number[], { database }: Call): Promise<Stored<Table>[]> {
  if (ids.length === 0) return [];
  // The query layer cannot follow a table that is a type parameter; a record of it is what comes back.
  const records = (await database
    .select(columnsOf(table))
    .from(table as CrudTable)
    .where(oneOf(table, ids))) as unknown as Stored<Table>[];
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
