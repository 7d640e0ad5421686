import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './ports.mjs';
import { inProject } from './project.mjs';
import { folderOfTest } from './testing/folder-of-test.mjs';

const BUILT = ['.next-settings', '.next-settings-api'];

/** Runs a command that starts the product, with settings of its own; nothing of it may get as far as an answer. */
async function begun(command, settings) {
  const folder = folderOfTest();
  const ports = { PORT: String(await freePort()), REFERENCE_API_PORT: String(await freePort()) };
  // A folder of its own for what is built: the test would go on for minutes if anything were.
  const own = { API_ROOT: '', DATABASE_URL: '', DATA_DIR: folder, NEXT_DIST_DIR: '.next-settings' };
  for (const built of BUILT) onTestFinished(() => rmSync(inProject(built), { recursive: true, force: true }));
  const run = spawnSync(process.execPath, [inProject(`scripts/${command}.mjs`)], {
    env: { ...process.env, ...ports, ...own, ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { ...run, folder };
}

test.each(['start', 'dev'])('npm run %s names a bad setting before anything is built or filled, and leaves no record', async (command) => {
  const { status, stderr, stdout, folder } = await begun(command, { SESSION_EPOCH: 'now' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('SESSION_EPOCH: is no whole number');
  expect(existsSync(join(folder, 'running.json'))).toBe(false);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});

test('npm run dev names what the API would end at', async () => {
  const { status, stderr } = await begun('dev', { SEED: 'large' });
  expect(status).toBe(1);
  expect(stderr).toContain('The setting SEED is not valid.\n.env.example says');
});

test.each([
  [{ SEED: 'large' }, 'The setting SEED is not valid.'],
  [{ OUTBOX_WEBHOOK_URL: 'http://messages.test' }, 'OUTBOX_WEBHOOK_SECRET must be set when OUTBOX_WEBHOOK_URL is.'],
  [{ S3_BUCKET: 'media' }, 'S3_ACCESS_KEY_ID must be set when S3_BUCKET is.'],
  [{ CARD_KEYS: 'k1:short' }, 'CARD_KEYS is not valid'],
])('npm start names %j, which the API would end at, before anything is built', async (settings, sentence) => {
  const { status, stderr, stdout } = await begun('start', settings);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(sentence);
});

test('bad settings of console and API are told together, and the check leaves nothing in the project', async () => {
  const { stderr, folder } = await begun('start', { SESSION_EPOCH: 'now', SEED: 'large' });
  expect(stderr).toContain('SESSION_EPOCH: is no whole number');
  expect(stderr).toContain('The setting SEED is not valid.');
  expect(BUILT.map((built) => existsSync(inProject(built)))).toEqual([false, false]);
  expect(existsSync(join(folder, 'card-keys'))).toBe(false);
});
