import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '@/reference-api/database/connect';
import { openEmbedded } from '@/reference-api/database/embedded/open-embedded';
import { migrate } from '@/reference-api/database/migrate';
import { demoSizes } from '@/reference-api/database/seed/demo-size';
import { DEMO_PASSWORD } from '@/reference-api/database/seed/foundation';
import { seed } from '@/reference-api/database/seed/seed';
import { expectInvariants } from './expect-invariants';
import { makePasswordsQuick } from './quick-passwords';
import { templateOn } from './template-name';
import { testKeys } from './test-keys';
import { countWrites } from './written-tables';

/** Nothing here outlives the run, so nothing needs to survive a power cut. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=64MB'];
const WAIT_MS = 60_000;

/** The address of a database of its own for one test file, copied from the seeded one. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = await templateUrl();
  const name = `t_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const asOwner = async (statement: string) => {
    const client = new pg.Client({ connectionString: named(template, 'postgres') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await asOwner(`create database ${name} template ${databaseOf(template)}`);
  return { url: named(template, name), drop: () => asOwner(`drop database ${name} with (force)`) };
}

/** The seeded database of this run: made by the first who asks, awaited by the others. */
async function templateUrl(): Promise<string> {
  const folder = process.env.TEST_CLUSTER_DIR;
  if (!folder) throw new Error('TEST_CLUSTER_DIR is not set: run the tests with the vitest configuration of the project');
  const ready = join(folder, 'ready');
  mkdirSync(dirname(folder), { recursive: true });
  if (isFirst(folder)) await makeTemplate(folder, ready);
  for (let waited = 0; !existsSync(ready); waited += 50) {
    if (waited > WAIT_MS) throw new Error('the seeded database of this run was not made');
    await sleep(50);
  }
  return readFileSync(ready, 'utf8');
}

async function makeTemplate(folder: string, ready: string): Promise<void> {
  const embedded = await openServer(folder);
  const { pool, database } = connect(embedded.url);
  await migrate(pool);
  await seed(database, new Date(), testKeys(), { size: demoSizes.small });
  await makePasswordsQuick(pool, DEMO_PASSWORD);
  // Each copy of it is looked at only where a test wrote.
  await expectInvariants({ pool });
  await countWrites(pool);
  await pool.end();
  await embedded.leave();
  writeFileSync(`${ready}.new`, embedded.url);
  renameSync(`${ready}.new`, ready);
}

/** The project's own server, or with DATABASE_URL another one, in a database that the end of the run removes. */
async function openServer(folder: string): Promise<{ url: string; leave: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (!given) return openEmbedded(folder, { settings: FAST });
  const name = templateOn(folder);
  const client = new pg.Client({ connectionString: given });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { url: named(given, name), leave: async () => undefined };
}

/** Making a folder succeeds for one process only. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

const named = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).toString();
const databaseOf = (url: string) => new URL(url).pathname.slice(1);
