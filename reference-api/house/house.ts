import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ObjectName } from '@/reference-api/not-found';
import type { Call } from '@/reference-api/serve';

/** A table the house calls can work on. */
export type HouseTable = PgTable & { id: PgColumn };
/** A record of a table, as stored. */
export type Stored<Table extends PgTable> = Table['$inferSelect'] & { id: number };

/** What is special about one noun's list; all the rest is the same for every noun. */
export interface ListHouse<Table extends HouseTable, Row, Filter> {
  readonly table: Table;
  /** What 40401 calls it. */
  readonly object: ObjectName;
  /** Which rows this caller sees at all; also the guard of every single record. */
  readonly scope: (call: Call, filter?: Filter) => SQL | undefined;
  /** Which records still exist, for tables that keep what was deleted. */
  readonly live?: SQL;
  /** Columns the list may be ordered by, the default first. Ties are broken by id. */
  readonly order: Readonly<Record<string, PgColumn>>;
  readonly defaultDirection?: 'asc' | 'desc';
  /** All rows on one page (00-conventions 1.1, list without paging). */
  readonly unpaged?: true;
  readonly where: (filter: Filter, call: Call) => (SQL | undefined)[];
  /** Stored records as rows of the wire; names of other tables are read here, for the whole page at once. */
  readonly rows: (records: Stored<Table>[], call: Call) => Promise<Row[]> | Row[];
  /** Sums over everything that matches. */
  readonly summary?: (matching: SQL | undefined, call: Call, filter: Filter) => Promise<Record<string, number>>;
  /** How many rows stand under each tab; `matching` leaves the tab itself out. */
  readonly tabs?: (matching: SQL | undefined, call: Call, filter: Filter) => Promise<Record<string, number>>;
}

/** What is special about writing one noun. */
export interface WriteHouse<Table extends HouseTable, Draft, Patch> {
  /** What is said when a value is taken already, by the name of the unique index. */
  readonly taken?: (call: Call) => Readonly<Record<string, Error>>;
  /** Makes a record; answers its id. */
  readonly insert: (draft: Draft, call: Call) => Promise<number>;
  /** The columns an update changes. Refuses what the record's state or the caller's rights do not allow. */
  readonly changes: (patch: Patch, record: Stored<Table>, call: Call) => Promise<Partial<Table['$inferInsert']>>;
  /** What follows an update in the same transaction. */
  readonly updated?: (patch: Patch, record: Stored<Table>, call: Call) => Promise<void>;
  /** Refuses a removal, or clears away what hangs on the record. */
  readonly beforeRemove: (record: Stored<Table>, call: Call) => Promise<void>;
}
