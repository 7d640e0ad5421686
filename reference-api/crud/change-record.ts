import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Call } from '@/reference-api/serve';
import type { CrudTable, ListSpec } from './crud-spec';
import type { Moved } from './move-state';
import { findRecord } from './records';

type CountedTable = CrudTable & { status: PgColumn; version: PgColumn };

/** Changes a record the caller may write, whoever else has changed it, and answers where it stands (00-conventions 1.1). */
export async function changeRecord<Table extends CountedTable, Row, Filter>(
  spec: ListSpec<Table, Row, Filter>,
  id: number,
  changes: Partial<Table['$inferInsert']>,
  call: Call,
): Promise<Moved> {
  await findRecord(spec, id, call, 'write');
  return written(spec.table, id, changes, call);
}

async function written(
  table: PgTable & { id: PgColumn } & Pick<CountedTable, 'status' | 'version'>,
  id: number,
  changes: object,
  { database }: Call,
) {
  const [row] = await database
    .update(table)
    .set({ ...changes, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
    .returning({ id: table.id, status: table.status, version: table.version });
  return row as Moved;
}
