import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setup } from './global-setup';

test('a run never takes what a killed one of the same process number left: its server is gone, and whoever asks would wait for it', async () => {
  const own = process.env.TEST_CLUSTER_DIR;
  const left = join(tmpdir(), `shangtai-tests-${process.pid}`);
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, 'ready'), 'postgres://127.0.0.1:1/postgres');
  const stop = setup();
  try {
    expect(existsSync(process.env.TEST_CLUSTER_DIR ?? left)).toBe(false);
  } finally {
    await stop();
    process.env.TEST_CLUSTER_DIR = own;
    rmSync(left, { recursive: true, force: true });
  }
});
