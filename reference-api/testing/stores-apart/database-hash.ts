import { sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';

/** Tables that note a call without being changed by what it does. */
const NOTES = ['admin_token', 'idempotency_key', 'access_log', 'login_failure'];

/** A number for the rows of each table, by its name: equal before and after whatever changes nothing. */
export async function databaseHash(database: Database): Promise<Record<string, string>> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !NOTES.includes(name));
  const hashes = names.map((name) => sql.raw(`select '${name}' as name, sum(hashtextextended(t::text, 0))::text as hash from "${name}" t`));
  const found = await database.execute<{ name: string; hash: string | null }>(sql.join(hashes, sql` union all `));
  return Object.fromEntries(found.rows.map(({ name, hash }) => [name, hash ?? '0']));
}
