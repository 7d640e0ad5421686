import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from './ports.mjs';

let folder;
let started;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervise-'));
  started = undefined;
});

afterEach(() => {
  for (const pid of started?.pids ?? []) if (alive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('a run of two services', () => {
  test('SIGINT stops the second before the first, through us alone, and exits 0', async () => {
    await start();
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(readFileSync(join(folder, 'events'), 'utf8')).toBe('second asked\nfirst asked\n');
  });

  test('SIGTERM does the same', async () => {
    await start();
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.pids.filter(alive)).toEqual([]);
  });

  test('a signal delivered twice at once, as npm does, counts once', async () => {
    await start();
    started.child.kill('SIGINT');
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
  });

  test('a second Ctrl+C ends services that do not listen, and exits 1', async () => {
    await start('deaf');
    started.child.kill('SIGINT');
    await until(() => existsSync(join(folder, 'events')));
    await new Promise((done) => setTimeout(done, 800));
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(1);
    await until(() => started.pids.every((pid) => !alive(pid)));
    expect(readFileSync(join(folder, 'events'), 'utf8')).toContain('first cleared up after\nsecond cleared up after\n');
  });

  test('what a service leaves behind that was killed too often is seen to, that of one that ends in order is not', async () => {
    await start();
    for (let kills = 0; kills < 3; kills += 1) {
      const [, second] = latestPids();
      process.kill(second, 'SIGKILL');
      if (kills < 2) await until(() => latestPids().length === 2 && latestPids()[1] !== second);
    }
    expect(await started.ended).toBe(1);
    expect(readFileSync(join(folder, 'events'), 'utf8')).toBe('second cleared up after\nfirst asked\n');
  });

  test('kill -9 of the starter leaves nothing behind', async () => {
    await start();
    started.child.kill('SIGKILL');
    await until(() => started.pids.every((pid) => !alive(pid)));
    expect(readFileSync(join(folder, 'events'), 'utf8').split('\n').sort()).toEqual(['', 'first asked', 'second asked']);
  });

  test('a service that is killed is started again beside the other, with one sentence', async () => {
    await start();
    const [first, second] = started.pids;
    process.kill(second, 'SIGKILL');
    await until(() => latestPids().length === 2 && latestPids()[1] !== second);
    started.pids = [...started.pids, ...latestPids()];
    await answered(started.ports[1]);
    expect(latestPids()[0]).toBe(first);
    expect(alive(first)).toBe(true);
    expect(started.said().match(/second ended unexpectedly \(SIGKILL\); it is started again \(1 of 2 times\)\./g)).toHaveLength(1);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.pids.filter(alive)).toEqual([]);
  });

  test('a service that dies again and again takes the other down and is named', async () => {
    await start('frail');
    expect(await started.ended).toBe(1);
    expect(started.said().match(/second ended unexpectedly \(3\); it is started again/g)).toHaveLength(2);
    expect(started.said()).toContain('second ended unexpectedly (3).');
    expect([...started.pids, ...latestPids()].filter(alive)).toEqual([]);
  });

  test('what is done beside a service ends with it when somebody asks, and exits 0', async () => {
    await begin('working');
    await until(() => /working \d+/.test(started.said()));
    const [, worker] = started
      .said()
      .match(/working (\d+)/)
      .map(Number);
    started.pids = [...started.said().matchAll(/pids (\d+)/g)].map(([, pid]) => Number(pid));
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    await until(() => !alive(worker));
    expect(started.pids.filter(alive)).toEqual([]);
    expect(readFileSync(join(folder, 'events'), 'utf8')).toBe('first asked\n');
  });

  test('what fails beside a service stops it, says why and exits 1', async () => {
    await begin('failing');
    expect(await started.ended).toBe(1);
    expect(started.said()).toContain('the work failed');
    const pids = [...started.said().matchAll(/pids (\d+)/g)].map(([, pid]) => Number(pid));
    expect(pids.filter(alive)).toEqual([]);
    expect(readFileSync(join(folder, 'events'), 'utf8')).toBe('first asked\n');
  });
});

async function start(mode = '') {
  await begin(mode);
  await until(() => started.said().includes('ready'));
  started.pids = started
    .said()
    .match(/pids (\d+) (\d+)/)
    .slice(1)
    .map(Number);
  expect(await statusOf(started.ports[1])).toBe(200);
}

async function begin(mode) {
  const ports = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('./testing/supervised.mjs', import.meta.url)),
    folder,
    ...ports.map(String),
    mode,
  ]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  const ended = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));
  started = { child, ended, said: () => text, pids: [], ports };
}

/** The processes the run named last. */
const latestPids = () => [...started.said().matchAll(/pids (\d+) (\d+)/g)].at(-1)?.slice(1).map(Number) ?? [];

async function answered(port) {
  const end = Date.now() + 60_000;
  while ((await statusOf(port).catch(() => 0)) !== 200) if (Date.now() > end) throw new Error(`Nothing answers on port ${port}`);
}

async function until(condition) {
  const end = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${condition}`);
    await new Promise((done) => setTimeout(done, 30));
  }
}

const statusOf = (port) =>
  new Promise((done, fail) => get(`http://127.0.0.1:${port}/`, (answer) => done(answer.statusCode)).on('error', fail));

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
