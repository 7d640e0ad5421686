import { fstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeOnce } from './write-once';

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'once-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the file is on the disk before it has its name, and then its name is', () => {
  const folder = folderOfTest();
  const seen: [string[], boolean][] = [];
  writeOnce(join(folder, 'keys'), 'first', (handle) => seen.push([readdirSync(folder), fstatSync(handle).isDirectory()]));
  expect(seen).toEqual([
    [[`keys.${process.pid}.new`], false],
    [['keys'], true],
  ]);
  expect(readFileSync(join(folder, 'keys'), 'utf8')).toBe('first');
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o600);
});

test('what the disk does not take leaves nothing that looks like keys', () => {
  const folder = folderOfTest();
  const full = () => {
    throw new Error('no space left on device');
  };
  expect(() => writeOnce(join(folder, 'keys'), 'first', full)).toThrow('no space left');
  expect(readdirSync(folder)).toEqual([]);
});

test('what is there stays, and what a killed start left beside it does not hinder', () => {
  const path = join(folderOfTest(), 'keys');
  writeFileSync(`${path}.${process.pid}.new`, 'half');
  writeOnce(path, 'first');
  writeOnce(path, 'second');
  expect(readFileSync(path, 'utf8')).toBe('first');
});
