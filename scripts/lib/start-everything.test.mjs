import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './ports.mjs';
import { inProject } from './project.mjs';
import { folderOfTest } from './testing/folder-of-test.mjs';

test.each(['start', 'dev'])('npm run %s names a bad setting before anything is built or filled, and leaves no record', async (command) => {
  const folder = folderOfTest();
  const ports = { PORT: String(await freePort()), REFERENCE_API_PORT: String(await freePort()) };
  onTestFinished(() => rmSync(inProject('.next-settings-api'), { recursive: true, force: true }));
  // A folder of its own for what is built: the test would go on for minutes if anything were.
  const env = {
    ...process.env,
    ...ports,
    API_ROOT: '',
    DATABASE_URL: '',
    DATA_DIR: folder,
    SESSION_EPOCH: 'now',
    NEXT_DIST_DIR: '.next-settings',
  };
  const { status, stderr, stdout } = spawnSync(process.execPath, [inProject(`scripts/${command}.mjs`)], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('SESSION_EPOCH: is no whole number');
  expect(existsSync(join(folder, 'running.json'))).toBe(false);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});
