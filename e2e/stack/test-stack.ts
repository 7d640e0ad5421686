import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { memoryOf } from '@/scripts/bench/memory.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { ApiCaller } from './api-caller';
import { startApi } from './api-process';
import { brokenBooks } from './books';
import { startConsole } from './console-process';
import { cloneTemplate, testDatabases } from './databases';

/** Everything one worker tests against: its own database, reference API and production console. */
export interface TestStack {
  /** Address of the console. */
  readonly origin: string;
  /** Calls to the reference API past the console: what another person or a buyer does meanwhile. */
  readonly api: ApiCaller;
  /** Rows straight from the database, to compare what is shown with what is there. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** What in the database breaks a rule of the books, as `npm run api:check` would find it. */
  brokenBooks(): Promise<string[]>;
  /** What the console's process holds at this moment, in MB. */
  consoleMemory(): number;
  stop(): Promise<void>;
}

/** Starts a world; everything it started is stopped again when it cannot be completed. */
export async function startTestStack(name: string): Promise<TestStack> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const folder = dataFolder();
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const database = await cloneTemplate(name);
    undo.push(database.drop);
    const [apiPort, consolePort] = [await freePort(), await freePort()];
    const api = await startApi(name, apiPort, { DATABASE_URL: database.url, DATA_DIR: folder });
    undo.push(() => api.stop());
    const apiRoot = `http://127.0.0.1:${apiPort}`;
    const caller = new ApiCaller(apiRoot);
    // Timers run by themselves ten seconds after a start: what is due by then would change under the first test.
    await caller.runJobs();
    // What stands in the pages is looked at in tests, and how fast this machine is, is not.
    const website = await startConsole(name, consolePort, apiRoot, { FIRST_ANSWERS_TIMEOUT_MS: '20000' });
    undo.push(() => website.stop());
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    undo.push(() => pool.end());
    const sql: TestStack['sql'] = async (text, values = []) => (await pool.query(text, [...values])).rows;
    return {
      origin: `http://127.0.0.1:${consolePort}`,
      api: caller,
      sql,
      brokenBooks: () => brokenBooks(pool),
      consoleMemory: () => memoryOf(website.pid),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A data folder with the media files the seeded rows speak of. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shangtai-world-'));
  const { media } = testDatabases();
  if (existsSync(media)) cpSync(media, folder, { recursive: true });
  return folder;
}
