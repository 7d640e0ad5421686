import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginProcess } from '@/reference-api/testing/process';
import { endLeftDatabase } from '@/scripts/lib/data/left-database.mjs';
import { clusterFiles } from './cluster';
import { runningPostmaster } from './postmaster';

let dataDir = '';
let begun: ReturnType<typeof beginProcess> | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shangtai-interrupted-'));
});
afterEach(async () => {
  begun?.child.kill('SIGKILL');
  await begun?.ended;
  const left = postmaster();
  if (left) process.kill(left.pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const postmaster = () => runningPostmaster(clusterFiles(dataDir).data);

it.each([
  ['serve', 'SIGTERM', 0],
  ['seed', 'SIGINT', 130],
] as const)(
  '%s, asked to end by %s while it makes the demo, puts its database to rest first and says nothing',
  async (command, signal, code) => {
    begun = beginProcess(dataDir, [command]);
    await reached(() => postmaster() !== undefined);
    // The tables and the first rows of the demo are being made by now; all of it takes the better part of a minute.
    await sleep(1_500);
    begun.child.kill(signal);
    begun.child.kill(signal);
    expect(await begun.ended, begun.output()).toBe(code);
    expect(postmaster()).toBeUndefined();
    expect(begun.output()).not.toMatch(/error|terminat/i);
  },
  60_000,
);

it('asked to end while the database is still starting, leaves none either', async () => {
  begun = beginProcess(dataDir, ['check']);
  await reached(() => postmaster() !== undefined);
  begun.child.kill('SIGINT');
  expect(await begun.ended, begun.output()).toBe(130);
  expect(postmaster()).toBeUndefined();
}, 60_000);

it('killed, it leaves a database that whoever started it puts to rest', async () => {
  begun = beginProcess(dataDir, ['serve']);
  await reached(() => postmaster() !== undefined);
  begun.child.kill('SIGKILL');
  await begun.ended;
  expect(postmaster()).toBeDefined();
  await endLeftDatabase(dataDir);
  expect(postmaster()).toBeUndefined();
}, 60_000);

async function reached(condition: () => boolean): Promise<void> {
  for (const until = Date.now() + 30_000; !condition(); await sleep(5)) if (Date.now() > until) throw new Error(begun?.output());
}
