import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '@/reference-api/database/embedded/open-embedded';
import { makePasswordsQuick } from '@/reference-api/testing/quick-passwords';
import { ensureBuilt } from '@/scripts/lib/build.mjs';
import { PASSWORD } from './stack/api-caller';
import { runApiCommand } from './stack/api-process';
import { TEMPLATE, type TestDatabases, withDatabase } from './stack/databases';
import { LOGS } from './stack/project';

/** Nothing here has to survive a power cut, so the database need not wait for the disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** One database server and one seeded template for the whole run; every world is a copy of it. */
export default async function prepareWorlds(): Promise<() => Promise<void>> {
  await ensureBuilt('api', 'console');
  // Worlds are named anew by each run, and nothing else would ever remove what those of earlier runs wrote.
  rmSync(LOGS, { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'shangtai-e2e-'));
  const server = await openEmbedded(folder, { settings: FAST });
  const databases: TestDatabases = { server: server.url, media: join(folder, 'media-template') };
  process.env.E2E_DATABASES = JSON.stringify(databases);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(databases);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function makeTemplate({ server, media }: TestDatabases): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await runApiCommand('seed --small', { DATABASE_URL: withDatabase(server, TEMPLATE), DATA_DIR: media });
  await quickPasswords(withDatabase(server, TEMPLATE));
}

/** A template can be copied only when nobody is connected to it. */
async function quickPasswords(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString });
  await makePasswordsQuick(pool, PASSWORD).finally(() => pool.end());
}
