import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '@/reference-api/testing/cluster';
import { type ApiProcess, startProcess } from '@/reference-api/testing/process';

let dataDir = '';
let database: Awaited<ReturnType<typeof freshDatabase>>;
const running: ApiProcess[] = [];
beforeAll(async () => {
  [dataDir, database] = [await mkdtemp(join(tmpdir(), 'kill-')), await freshDatabase()];
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ApiProcess> {
  const started = await startProcess(dataDir, { DATABASE_URL: database.url });
  running.push(started);
  return started;
}
const incoming = () => readdir(join(dataDir, 'media', '.incoming'));

async function videosOf(api: ApiProcess, token: string): Promise<number> {
  const answer = await fetch(`${api.url}/api/v1/admin/video/list`, { headers: { token, connection: 'close' } });
  return ((await answer.json()) as { data: { pagination: { total: number } } }).data.pagination.total;
}

it('an API killed in the middle of an upload leaves neither a file nor a row behind', { timeout: 120_000 }, async () => {
  const first = await start();
  const login = await fetch(`${first.url}/v1/admin/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ username: 'admin', password: 'Shangtai123' }),
  });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const before = await videosOf(first, token);
  const sent = request(`${first.url}/api/v1/admin/video/upload`, {
    method: 'POST',
    headers: { token, 'content-type': 'multipart/form-data; boundary=b', 'content-length': '50000000' },
  });
  const cut = new Promise((resolve) => sent.on('error', resolve));
  sent.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n');
  sent.write(Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(3_000_000)]));
  await expect.poll(incoming, { timeout: 20_000 }).toHaveLength(1);
  first.child.kill('SIGKILL');
  await Promise.all([first.ended, cut]);
  expect(await incoming()).toHaveLength(1);
  const second = await start();
  expect(await incoming()).toEqual([]);
  expect(await videosOf(second, token)).toBe(before);
  expect(await readdir(join(dataDir, 'media'))).toEqual(['.incoming']);
});
