import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runningPostmaster } from './postmaster';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shangtai-postmaster-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes and removes a file as fast as it can, until it is told to stop. */
const COMING_AND_GOING = `
  const { rmSync, writeFileSync } = require('node:fs');
  const { workerData: { file, stop } } = require('node:worker_threads');
  while (!Atomics.load(stop, 0)) {
    writeFileSync(file, '0\\n');
    rmSync(file);
  }
`;

it('a pid file that goes while it is read is that of no server', async () => {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(COMING_AND_GOING, { eval: true, workerData: { file: join(folder, 'postmaster.pid'), stop } });
  await new Promise((resolve) => worker.once('online', resolve));
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  try {
    for (let round = 0; round < 20_000; round += 1) expect(runningPostmaster(folder)).toBeUndefined();
  } finally {
    Atomics.store(stop, 0, 1);
    await ended;
  }
});
