import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { projectFolder } from '@/reference-api/project-folder';

/** Any number will do, as long as every instance uses the same. */
const MIGRATION_LOCK = 7_305_441;

/** Brings the tables up to date. Instances that start together wait for each other. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const folder = projectFolder('reference-api/database/migrations', 'MIGRATIONS_DIR');
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}
