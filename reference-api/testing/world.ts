import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { login } from '@/lib/contract/user';
import { createApi } from '@/reference-api/app';
import { openLogin } from '@/reference-api/auth/logins';
import { type Clock, createClock } from '@/reference-api/clock';
import { createGateway } from '@/reference-api/commerce/gateway';
import type { Context } from '@/reference-api/context';
import { type Connection, connect } from '@/reference-api/database/connect';
import { admin, adminRole } from '@/reference-api/database/schema/admin';
import { role } from '@/reference-api/database/schema/role';
import { DEMO_PASSWORD } from '@/reference-api/database/seed/foundation';
import { openMedia } from '@/reference-api/media/media';
import type { Api } from '@/reference-api/serve';
import { loadTexts } from '@/reference-api/texts';
import { freshDatabase } from './cluster';
import { keepBooks } from './kept-books';
import { type Person, person } from './person';
import { testKeys } from './test-keys';

/** A whole API in this process over a seeded database of its own. */
export interface TestStack extends Connection {
  readonly api: Api;
  readonly context: Context;
  readonly clock: Clock;
  /** Where the database is, for further connections. */
  readonly url: string;
  /** Signs a demo account in: admin, clerk, store1, store2. */
  as(username: string, password?: string): Promise<Person>;
  /** Somebody new who holds just these codes; `storeId` 0 is the main store. */
  withCodes(codes: readonly string[], storeId?: number): Promise<Person & { adminId: number }>;
  readonly nobody: Person;
  /** The rows a query finds. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row a query finds; the test cannot go on without one. */
  first<Row>(text: string, values?: readonly unknown[]): Promise<Row>;
  close(): Promise<void>;
}

interface StackOptions {
  testMode?: boolean;
  /** The invariants that rows of the test's own making break; all others are checked after every test. */
  mayBreak?: readonly string[];
}

/** A world for the tests of one file, closed when they are done. */
export async function testStack(options?: StackOptions): Promise<TestStack> {
  const stack = await openTestStack(options);
  afterAll(() => stack.close());
  return stack;
}

/** Opens a world for whoever closes it. */
export async function openTestStack({ testMode = false, mayBreak = [] }: StackOptions = {}): Promise<TestStack> {
  const { url, drop } = await freshDatabase();
  const connection = connect(url, 8);
  const clock = createClock();
  const log = pino({ level: process.env.LOG_LEVEL ?? 'error' });
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  const media = await openMedia({ folder, s3: undefined, imageMaxMb: 5, videoMaxMb: 100 });
  const context: Context = {
    database: connection.database,
    clock,
    texts: loadTexts(),
    media,
    keys: testKeys(),
    gateway: createGateway(),
    log,
    testMode,
    trustForwarded: undefined,
  };
  const api = createApi(context);
  const nobody = person(api.app, '', 0);
  const leaveBooks = keepBooks(connection, mayBreak);
  const sql = async <Row>(text: string, values: readonly unknown[] = []) => (await connection.pool.query(text, [...values])).rows as Row[];
  return {
    ...connection,
    api,
    context,
    clock,
    url,
    nobody,
    as: async (username, password = DEMO_PASSWORD) => {
      const { token, storeId } = await nobody.ask(login, { body: { username, password } });
      return person(api.app, token, storeId);
    },
    withCodes: (codes, storeId = 0) => somebodyWith(codes, storeId, api),
    sql,
    first: async <Row>(text: string, values?: readonly unknown[]) => {
      const [row] = await sql<Row>(text, values);
      if (!row) throw new Error(`no row: ${text}`);
      return row;
    },
    close: async () => {
      leaveBooks();
      await connection.pool.end();
      await rm(folder, { recursive: true, force: true });
      await drop();
    },
  };
}

let made = 0;

async function somebodyWith(codes: readonly string[], storeId: number, { app, context: { database, clock } }: Api) {
  made += 1;
  const number = made;
  const scope = storeId === 0 ? 1 : 2;
  const [holder] = await database
    .insert(role)
    .values({ name: `测试角色${number}`, code: `test_role_${number}`, scope, storeId, permissions: [...codes], createTime: clock.now() })
    .returning();
  const [somebody] = await database
    .insert(admin)
    .values({ username: `somebody${number}`, name: `测试${number}`, passwordHash: '', storeId, createTime: clock.now() })
    .returning();
  if (!holder || !somebody) throw new Error('the administrator was not made');
  await database.insert(adminRole).values({ adminId: somebody.id, roleId: holder.id });
  const token = await openLogin(database, { adminId: somebody.id, ip: '127.0.0.1', now: clock.now() });
  return { ...person(app, token, storeId), adminId: somebody.id };
}
