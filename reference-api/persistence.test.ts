import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { addressOf, clusterFiles } from './database/embedded/cluster';
import { runningPostmaster } from './database/embedded/postmaster';
import { type ApiProcess, makeSmallDemo, startProcess } from './testing/process';

const dataDir = mkdtempSync(join(tmpdir(), 'shangtai-persistence-'));
const running: ApiProcess[] = [];
const start = async (folder = dataDir) => {
  const started = await startProcess(folder);
  running.push(started);
  return started;
};
afterAll(async () => {
  for (const { child, ended } of running) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
  const left = runningPostmaster(clusterFiles(dataDir).data);
  if (left) process.kill(left.pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer<Data> {
  code: number;
  data: Data;
}
/** A connection is used once: a kept one may be closed by the API at the very moment it is used again. */
async function send<Data>(api: ApiProcess, method: string, path: string, token = '', body?: unknown): Promise<Answer<Data>> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { token, 'content-type': 'application/json', connection: 'close' };
  const answer = await fetch(`${api.url}${path}`, { method, headers, ...init });
  return (await answer.json()) as Answer<Data>;
}
const signIn = async (api: ApiProcess) =>
  (await send<{ token: string }>(api, 'POST', '/v1/admin/user/login', '', { username: 'admin', password: 'Shangtai123' })).data.token;

const ENOUGH = 30;

/** Makes roles, three at a time, kills the API in the midst of it, and answers those it said it had made. */
async function writeUntilKilled(api: ApiProcess, token: string, prefix: string, kill: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const writer = async (lane: number) => {
    for (let count = 0; ; count += 1) {
      const code = `${prefix}_${lane}_${count}`;
      const answer = await send(api, 'POST', '/v1/admin/role', token, { name: code, code, permissions: ['admin_P1'], scope: 1 }).catch(
        () => undefined,
      );
      if (answer?.code !== 0) return;
      acknowledged.push(code);
      if (acknowledged.length === ENOUGH) kill();
    }
  };
  await Promise.all([1, 2, 3].map(writer));
  return acknowledged;
}

async function rolesNamed(api: ApiProcess, token: string, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await send<{ list: { code: string }[] }>(
      api,
      'GET',
      `/v1/admin/role/list?name=${prefix}&pageSize=50&currPage=${page}`,
      token,
    );
    found.push(...data.list.map(({ code }) => code));
    if (data.list.length < 50) return found;
  }
}

describe('the API under writes', () => {
  it('killed alone, finds its database again and has lost nothing it acknowledged', { timeout: 240_000 }, async () => {
    await makeSmallDemo(dataDir);
    const first = await start();
    const token = await signIn(first);
    const database = runningPostmaster(clusterFiles(dataDir).data);
    const acknowledged = await writeUntilKilled(first, token, 'alone', () => first.child.kill('SIGKILL'));
    await first.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);

    const second = await start();
    expect(runningPostmaster(clusterFiles(dataDir).data)?.pid, 'the same database server').toBe(database?.pid);
    expect(await rolesNamed(second, token, 'alone'), 'the login still holds too').toEqual(expect.arrayContaining(acknowledged));
  });

  it('killed together with its database, has lost nothing it acknowledged', { timeout: 90_000 }, async () => {
    const [api] = running.slice(-1);
    if (!api) throw new Error('not running');
    const token = await signIn(api);
    const database = runningPostmaster(clusterFiles(dataDir).data);
    const acknowledged = await writeUntilKilled(api, token, 'group', () => {
      api.child.kill('SIGKILL');
      if (database) process.kill(database.pid, 'SIGKILL');
    });
    await api.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);

    const again = await start();
    expect(runningPostmaster(clusterFiles(dataDir).data)?.pid).not.toBe(database?.pid);
    expect(await rolesNamed(again, token, 'group')).toEqual(expect.arrayContaining(acknowledged));
  });

  it('refuses a second start over the same folder in one sentence', { timeout: 60_000 }, async () => {
    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `Another reference API is already using ${dataDir}; stop it first, or set DATA_DIR to another folder.`,
    );
  });

  it('runs as well over any other PostgreSQL, and leaves that running', { timeout: 60_000 }, async () => {
    const files = clusterFiles(dataDir);
    const port = runningPostmaster(files.data)?.port ?? 0;
    const client = new pg.Client({ connectionString: addressOf(files, port, 'postgres') });
    await client.connect();
    await client.query('create database elsewhere');
    await client.end();
    const elsewhere = addressOf(files, port, 'elsewhere');
    // Empty: the demo was made once already, in the first test of this file.
    const over = await startProcess(join(dataDir, 'unused'), { DATABASE_URL: elsewhere, SEED: 'none' });
    running.push(over);
    const nobody = await send(over, 'POST', '/v1/admin/user/login', '', { username: 'admin', password: 'Shangtai123' });
    expect(nobody.code).toBe(codes.wrongCredentials);
    const other = new pg.Client({ connectionString: elsewhere });
    await other.connect();
    expect((await other.query('select count(*)::int as failures from login_failure')).rows).toEqual([{ failures: 1 }]);
    await other.end();
    over.child.kill('SIGTERM');
    expect(await over.ended).toBe(0);
    expect(runningPostmaster(files.data)?.port).toBe(port);
    expect(existsSync(clusterFiles(join(dataDir, 'unused')).data)).toBe(false);
  });

  it('asked to stop, finishes the calls under way, stops its database and exits with 0', { timeout: 60_000 }, async () => {
    const [api] = running.filter(({ child }) => child.exitCode === null && child.signalCode === null).slice(-1);
    if (!api) throw new Error('not running');
    // A sign-in takes a while by design: when the first of five is answered, the others are under way. A sixth at once would be
    // throttled, because a try counts until its password is known to be right.
    const underWay = Array.from({ length: 5 }, () => signIn(api));
    await Promise.race(underWay);
    api.child.kill('SIGTERM');
    expect((await Promise.all(underWay)).every((token) => token.length > 40)).toBe(true);
    expect(await api.ended, api.output()).toBe(0);
    expect(runningPostmaster(clusterFiles(dataDir).data)).toBeUndefined();
  });
});

describe('a start that cannot succeed', () => {
  it('says so in one sentence when the data folder cannot be made', { timeout: 60_000 }, async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const folder = join(file, 'data');
    const failed = await start(folder);
    expect(await failed.ended).toBe(1);
    expect(failed.output().trim()).toBe(`The data folder ${folder} cannot be written; set DATA_DIR to another one.`);
  });

  it('says so when a setting makes no sense', { timeout: 60_000 }, async () => {
    const failed = await startProcess(dataDir, { REFERENCE_API_PORT: 'many' });
    expect(await failed.ended).toBe(1);
    expect(failed.output().trim()).toBe('The setting REFERENCE_API_PORT is not valid.');
  });

  it('says so when the database named does not answer', { timeout: 60_000 }, async () => {
    const failed = await startProcess(dataDir, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect(await failed.ended).toBe(1);
    expect(failed.output().trim()).toMatch(/^The database could not be opened: connect ECONNREFUSED 127\.0\.0\.1:1$/);
  });
});
