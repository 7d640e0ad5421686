import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '@/reference-api/database/connect';

const ROWS_AT_ONCE = 400;

/** Writes many rows in a few statements. */
export async function insertAll<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    // The query layer cannot follow a table that is a type parameter.
    await database.insert(table as PgTable).values(rows.slice(from, from + ROWS_AT_ONCE) as Record<string, unknown>[]);
  }
}
