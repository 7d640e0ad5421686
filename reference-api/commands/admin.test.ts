import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from '@/reference-api/database/connect';
import { fillWhenEmpty } from '@/reference-api/database/seed/seed';
import { readEnvironment } from '@/reference-api/environment';
import { startServer } from '@/reference-api/server';
import { freshDatabase } from '@/reference-api/testing/cluster';
import { emptyDatabase } from '@/reference-api/testing/empty-database';
import { TEST_CARD_KEYS, testKeys } from '@/reference-api/testing/test-keys';
import { runAdmin } from './admin';

let dataDir = '';
let database: Awaited<ReturnType<typeof freshDatabase>>;
let rows: Connection;
beforeAll(async () => {
  [dataDir, database] = [await mkdtemp(join(tmpdir(), 'first-admin-')), await freshDatabase()];
  rows = connect(database.url);
  await emptyDatabase(rows.pool);
});
afterAll(async () => {
  await rows?.pool.end();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const environment = () =>
  readEnvironment({
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, CARD_KEYS: TEST_CARD_KEYS, SEED: 'none' },
    ...{ REFERENCE_API_PORT: '0', LOG_LEVEL: 'silent' },
  });
const people = async () =>
  (await rows.database.execute<{ username: string }>(sql`select username from admin`)).rows.map((row) => row.username);

it('an empty platform has no account of the demo; its first administrator is made by command and must change the password told once', async () => {
  const first = await startServer(environment());
  expect(await people()).toEqual([]);
  const signIn = async (address: string, body: object) =>
    (
      await fetch(`${address}/v1/admin/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  expect((await signIn(first.address, { username: 'admin', password: 'Shangtai123' })).code).not.toBe(0);
  await first.stop();

  await expect(runAdmin(environment(), '1st')).rejects.toThrow('begins with a letter');
  // Without a terminal nobody can be asked.
  await expect(runAdmin(environment(), undefined)).rejects.toThrow('--name');
  const said = await runAdmin(environment(), 'founder');
  const password = said.trim().split('\n').at(-1)?.trim() ?? '';
  expect(await people()).toEqual(['founder']);
  await expect(runAdmin(environment(), 'another')).rejects.toThrow('There is an administrator already');
  expect(JSON.stringify((await rows.database.execute(sql`select * from admin`)).rows)).not.toContain(password);

  const again = await startServer(environment());
  try {
    const { code, data } = await signIn(again.address, { username: 'founder', password });
    expect(code).toBe(0);
    const info = await fetch(`${again.address}/v1/admin/user/info`, { headers: { token: data.token, storeId: '0' } });
    expect(await info.json()).toMatchObject({
      code: 0,
      data: { mustChangePassword: 1, permission: expect.arrayContaining(['admin_P7.user']) },
    });
  } finally {
    await again.stop();
  }
});

it('a platform that was founded empty is never filled with the demo later', async () => {
  expect(await fillWhenEmpty(rows.database, new Date(), testKeys(), { seed: 'demo' })).toBe(false);
  expect(await people()).toEqual(['founder']);
});

it('a start gives a store of an older version the icon slots it lacks', async () => {
  await rows.database.execute(sql`delete from king_kong`);
  await (await startServer(environment())).stop();
  expect((await rows.database.execute(sql`select store_id, slot from king_kong order by slot`)).rows).toEqual(
    Array.from({ length: 10 }, (_, index) => ({ store_id: 0, slot: index + 1 })),
  );
});
