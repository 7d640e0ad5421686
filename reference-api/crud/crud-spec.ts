import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Refusals } from '@/reference-api/database/duplicates';
import type { ObjectName } from '@/reference-api/not-found';
import type { Call } from '@/reference-api/serve';

/** A table the spec calls can work on. */
export type CrudTable = PgTable & { id: PgColumn };
/** A record of a table, as stored. */
export type Stored<Table extends PgTable> = Table['$inferSelect'] & { id: number };

/** What is special about one noun's list; all the rest is the same for every noun. */
export interface ListSpec<Table extends CrudTable, Row, Filter, Summary extends object = object> {
  readonly table: Table;
  /** What 40401 calls it. */
  readonly object: ObjectName;
  /** Which rows this caller sees at all; also the guard of every single record. */
  readonly scope: (call: Call, filter?: Filter) => SQL | undefined;
  /** Each store writes its own rows alone, the main store too, which sees those of all: the column of the store. */
  readonly ownedBy?: PgColumn;
  /** Which records still exist, for tables that keep what was deleted. */
  readonly live?: SQL;
  /** Columns the list may be ordered by, the default first. Ties are broken by id. */
  readonly order: Readonly<Record<string, PgColumn>>;
  readonly defaultDirection?: 'asc' | 'desc';
  /** All rows on one page (00-conventions 1.1, list without paging). */
  readonly unpaged?: true;
  /** Conditions of the filters, the state tab left out where `tab` states it. */
  readonly where: (filter: Filter, call: Call) => (SQL | undefined)[];
  /** The state tabs; each is counted without the tab itself. */
  readonly tab?: TabSpec<Filter>;
  /** Counts of tabs that `tab` cannot state; `untabbed` leaves out a tab stated there. */
  readonly tabs?: (untabbed: SQL | undefined, call: Call, filter: Filter) => Promise<Record<string, number>>;
  /** How many match in all, as the counts of the tabs tell; undefined when they do not. */
  readonly totalOfTabs?: (tabs: Record<string, number>, filter: Filter) => number | undefined;
  /** Stored records as rows of the wire; names of other tables are read here, for the whole page at once. */
  readonly rows: (records: Stored<Table>[], call: Call) => Promise<Row[]> | Row[];
  /** Sums over everything that matches. */
  readonly summary?: (matching: SQL | undefined, call: Call, filter: Filter) => Promise<Summary>;
  /** Sums stand there only when every match was counted: beyond, adding them up takes seconds. */
  readonly summedWhenCounted?: boolean;
}

/** State tabs over one column: what the open tab holds (undefined shows all rows), and the tabs that are counted beside `all`. */
interface ColumnTabs<Filter> {
  readonly column: PgColumn;
  readonly value: (filter: Filter) => string | number | readonly number[] | undefined;
  readonly counted: readonly (string | number)[];
}
type Conditions = Readonly<Record<string, SQL | undefined>>;

/** State tabs that are more than a column says: a condition for each, undefined for all rows; a row may stand under several. */
interface ConditionTabs<Filter> {
  readonly conditions: Conditions | ((call: Call) => Conditions);
  readonly value: (filter: Filter) => string;
}
export type TabSpec<Filter> = ColumnTabs<Filter> | ConditionTabs<Filter>;

/** What is special about writing one noun. */
export interface CrudSpec<Table extends CrudTable, Draft, Patch> {
  /** What is said when a value is taken already, by the name of the unique index. */
  readonly taken?: (call: Call) => Refusals;
  /** Makes a record; answers its id. */
  readonly insert: (draft: Draft, call: Call) => Promise<number>;
  /** The columns an update changes. Refuses what the record's state or the caller's rights do not allow. */
  readonly changes: (patch: Patch, record: Stored<Table>, call: Call) => Promise<Partial<Table['$inferInsert']>>;
  /** What follows an update in the same transaction. */
  readonly updated?: (patch: Patch, record: Stored<Table>, call: Call) => Promise<void>;
  /** Refuses a removal, or clears away what hangs on the record. */
  readonly beforeRemove?: (record: Stored<Table>, call: Call) => Promise<void>;
}
