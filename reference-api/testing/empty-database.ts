import type pg from 'pg';
import { migrate } from '@/reference-api/database/migrate';

/** Leaves a database as its migration makes it, whatever it held: every table, and no row. */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  await pool.query('drop schema public cascade; create schema public; drop schema if exists drizzle cascade');
  await migrate(pool);
}
