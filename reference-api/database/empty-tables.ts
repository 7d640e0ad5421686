import { sql } from 'drizzle-orm';
import type { Database } from './connect';

/** Removes every row of every table; numbers begin anew. */
export async function emptyTables(database: Database): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  await database.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`));
}
