import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { LogFile } from '../log-file.mjs';
import { folderOfTest } from '../testing/folder-of-test.mjs';
import { ensureDataFolder } from './data-folder.mjs';

const modeOf = (path) => (statSync(path).mode & 0o777).toString(8);

test('media and logs are read by their owner alone, those of an older start too', () => {
  const folder = join(folderOfTest(), 'data');
  mkdirSync(join(folder, 'media'), { recursive: true });
  chmodSync(join(folder, 'media'), 0o755);
  ensureDataFolder(folder);
  expect([modeOf(join(folder, 'media')), modeOf(join(folder, 'logs'))]).toEqual(['700', '700']);
});

test('the folder itself lets the account of the database pass', () => {
  const folder = join(folderOfTest(), 'data');
  ensureDataFolder(folder);
  expect(modeOf(folder)).toBe('755');
});

test('a log is read by its owner alone', async () => {
  const file = join(folderOfTest(), 'logs', 'api.log');
  const said = new PassThrough();
  new LogFile(file).take(said);
  said.end('a line\n');
  await new Promise((resolve) => said.on('end', resolve));
  expect([modeOf(file), modeOf(join(file, '..'))]).toEqual(['600', '700']);
});
