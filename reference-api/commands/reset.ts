import { sql } from 'drizzle-orm';
import { openDatabase } from '@/reference-api/database/open';
import { seed } from '@/reference-api/database/seed/seed';
import type { Environment } from '@/reference-api/environment';

/** Removes every row and fills the database with the demo platform again; answers what it did. */
export async function runReset(environment: Environment): Promise<string> {
  const opened = await openDatabase(environment);
  try {
    const { rows } = await opened.database.execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    await opened.database.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`));
    await seed(opened.database, new Date());
    return 'The database holds the demo platform again.';
  } finally {
    await opened.close();
  }
}
