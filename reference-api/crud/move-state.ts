import { and, inArray, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transition } from '@/lib/contract/states/transitions';
import type { Database } from '@/reference-api/database/connect';
import { moveRows } from '@/reference-api/database/statement';
import { Refusal } from '@/reference-api/refusal';

/** A table whose records have a state and count their changes. */
type StateTable = PgTable & { id: PgColumn; status: PgColumn; version: PgColumn };

/** What a record looks like after a step (00-conventions 1.1). */
export interface Moved {
  id: number;
  status: number;
  version: number;
}

interface Within {
  database: Database;
  /** Narrows the records further: the store's own, without an open after-sale … */
  where?: SQL | undefined;
}

/**
 * Takes records through one step of their states and changes further columns with it, all or none. The state is compared
 * and set in one UPDATE, so that two people cannot both move a record; a record in another state is refused.
 */
export async function moveState<Table extends StateTable>(
  table: Table,
  ids: number | readonly number[],
  transition: Transition,
  changes: Partial<{ [Column in keyof Omit<Table['$inferInsert'], 'status' | 'version'>]: Table['$inferInsert'][Column] | SQL }>,
  within: Within,
): Promise<Moved[]> {
  const wanted = [...new Set([ids].flat())];
  const moved = await moveWhere(table, wanted, transition, changes, within);
  if (moved.length !== wanted.length) throw new Refusal(transition.refusal);
  return moved;
}

/** Takes one record through a step if it stands where the step begins; answers whether it did. */
export async function tryMove<Table extends StateTable>(
  table: Table,
  id: number,
  transition: Transition,
  changes: Partial<{ [Column in keyof Omit<Table['$inferInsert'], 'status' | 'version'>]: Table['$inferInsert'][Column] | SQL }>,
  within: Within,
): Promise<boolean> {
  return (await moveWhere(table, [id], transition, changes, within)).length === 1;
}

async function moveWhere(
  table: StateTable,
  ids: readonly number[],
  { from, to, when = {}, set = {} }: Transition,
  changes: object,
  { database, where }: Within,
): Promise<Moved[]> {
  const columns = { ...changes, ...set, ...(to === undefined ? {} : { status: to }) };
  if (!where && !Object.values(columns).some((value) => is(value, SQL)))
    return moveRows<Moved>(database, table, { ids, when: { status: from, ...when }, changes: columns });
  const further = Object.entries(when).map(([field, values]) => inArray(columnOf(table, field), [...values]));
  const rows = await database
    .update(table)
    .set({ ...columns, version: sql`${table.version} + 1` })
    .where(and(inArray(table.id, [...ids]), inArray(table.status, [...from]), ...further, where))
    .returning({ id: table.id, status: table.status, version: table.version });
  return rows.map(({ id, status, version }) => ({ id: Number(id), status: Number(status), version: Number(version) }));
}

function columnOf(table: StateTable, field: string): PgColumn {
  const column: unknown = Reflect.get(table, field);
  if (!column) throw new Error(`the table has no column ${field}`);
  return column as PgColumn;
}
