import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '@/reference-api/startup-error';
import { testStack } from '@/reference-api/testing/world';
import { openDatabase } from './open';

const MIGRATIONS = 'reference-api/database/migrations';

const world = await testStack();
const open = async () => (await openDatabase({ databaseUrl: world.url, dataDir: '' })).close();

test('tables that are up to date are opened', async () => {
  await open();
});

test.each([
  ['before', -1],
  ['after', 1],
])('tables of a version %s this one are not touched, and a sentence says what can be done', async (_which, shift) => {
  await world.pool.query('update drizzle.__drizzle_migrations set created_at = created_at + $1', [shift]);
  const opening = open();
  await expect(opening).rejects.toThrow(StartupError);
  await expect(opening).rejects.toThrow(/made by another version.*Start that version.*remove the data folder/);
  await world.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - $1', [shift]);
});

test('data that the first migration made opens, keeps its rows and has the indexes of today', async () => {
  const indexes = () => world.sql<{ name: string }>(`select indexname as name from pg_indexes where schemaname = 'public' order by 1`);
  const today = await indexes();
  await world.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await applyMigrations(drizzle(world.pool), { migrationsFolder: firstMigrationAlone() });
  expect(await indexes()).not.toEqual(today);
  await world.pool.query(`insert into coupon (name, create_time) values ('kept', now())`);
  await open();
  expect(await indexes()).toEqual(today);
  expect(await world.sql('select name from coupon')).toEqual([{ name: 'kept' }]);
});

function firstMigrationAlone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
  return folder;
}
