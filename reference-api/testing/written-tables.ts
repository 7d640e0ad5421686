import type pg from 'pg';

type Queried = Pick<pg.Pool, 'query'>;

/** How often each table has been written, by its name. */
export type WriteCounts = ReadonlyMap<string, string>;

/**
 * Lets every table count the statements that write to it, whoever sends them and undone ones too: what was read from tables whose counts
 * stand still need not be read again. A copy of the database goes on counting.
 */
export async function countWrites(pool: Queried): Promise<void> {
  // In the owner's name: a test may write under an account with few rights.
  await pool.query(`
    create schema testing;
    create function testing.count_write() returns trigger language plpgsql security definer as
      $$ begin perform nextval(format('testing.%I', tg_table_name)); return null; end $$`);
  const { rows } = await pool.query<{ name: string }>(`
    select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  const statements = rows.map(
    ({ name }) => `
    create sequence testing.${name};
    create trigger count_write after insert or update or delete or truncate on public.${name}
      for each statement execute function testing.count_write()`,
  );
  await pool.query(statements.join(';'));
}

/** The counts; nothing where a table does not count, having been made since: whoever asks has to read everything then. */
export async function writeCounts(pool: Queried): Promise<WriteCounts | undefined> {
  const { rows } = await pool.query<{ name: string; counts: boolean; count: string }>(`
    select relname as name, t.oid is not null as counts, coalesce(last_value, 0)::text as count
    from pg_class c
      left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'count_write'
      left join pg_sequences on schemaname = 'testing' and sequencename = relname
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  return rows.every(({ counts }) => counts) ? new Map(rows.map(({ name, count }) => [name, count])) : undefined;
}

/** Whether somebody has written to the database in a transaction that has not ended. */
export async function someoneWrites(pool: Queried): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from pg_stat_activity where datname = current_database() and backend_xid is not null limit 1',
  );
  return rowCount === 1;
}

/** Whether a query reads one of these tables: a table it reads stands in its text. */
export const reads = (query: string, tables: Iterable<string>): boolean => {
  const words = new Set(query.match(/\w+/g));
  for (const table of tables) if (words.has(table)) return true;
  return false;
};
