import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LogFile } from './log-file.mjs';
import { folderOfTest } from './testing/folder-of-test.mjs';

test.each([
  ['its folder is a file', (file) => writeFileSync(join(file, '..'), '')],
  ['it is a folder', (file) => mkdirSync(file, { recursive: true })],
])('where %s, that is said once, everything goes on and it is tried again later', async (_, hinder) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const folder = folderOfTest();
  const file = join(folder, 'logs', 'api.log');
  hinder(file);
  const log = new LogFile(file, { retryMs: 100 });
  const stream = new PassThrough();
  log.take(stream);
  const say = async (line) => {
    stream.write(`${line}\n`);
    await vi.waitUntil(() => log.lastLines().endsWith(line));
  };
  await say('lost');
  await say('lost too');
  await sleep(120);
  await say('tried in vain');
  expect(said.mock.calls).toEqual([[expect.stringMatching(/api\.log cannot be written \(E\w+\); everything goes on without it\.$/)]]);

  rmSync(join(folder, 'logs'), { recursive: true });
  await sleep(120);
  await say('kept');
  expect(readFileSync(file, 'utf8')).toBe('kept\n');
  expect(log.lastLines()).toBe('lost\nlost too\ntried in vain\nkept');
  expect(said).toHaveBeenLastCalledWith(`The log ${file} is written again.`);
});
