import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { projectFolder } from '@/reference-api/project-folder';
import { StartupError } from '@/reference-api/startup-error';

/** Any number will do, as long as every instance uses the same. */
const MIGRATION_LOCK = 7_305_441;

/** Brings the tables up to date. Instances that start together wait for each other. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const migrationsFolder = projectFolder('reference-api/database/migrations', 'MIGRATIONS_DIR');
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOtherVersions(client, migrationsFolder);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

/** Migrations lead on from the first of today's alone: from tables that earlier versions made, or later ones, nothing leads here. */
async function refuseOtherVersions(client: pg.ClientBase, migrationsFolder: string): Promise<void> {
  const { rows: noted } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as place`);
  if (noted[0]?.place === null) return;
  const ours = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rows: others } = await client.query('select 1 from drizzle.__drizzle_migrations where created_at <> all($1::bigint[])', [ours]);
  if (others.length === 0) return;
  throw new StartupError(
    'its tables were made by another version, and no migration leads from there. Start that version to keep what is in them; ' +
      'to begin anew remove the data folder (DATA_DIR), or name an empty database (DATABASE_URL).',
  );
}
