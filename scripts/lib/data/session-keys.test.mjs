import { fstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '../testing/folder-of-test.mjs';
import { localSessionKeys } from './session-keys.mjs';

test('the keys of sessions are made once, for their owner alone, and are on the disk before they have their name', () => {
  const folder = folderOfTest();
  const seen = [];
  const keys = localSessionKeys(folder, (handle) => seen.push([readdirSync(folder), fstatSync(handle).isDirectory()]));
  expect(keys).toMatch(/^k1:[\w-]{43}$/);
  expect(seen).toEqual([
    [[`session-keys.${process.pid}.new`], false],
    [['session-keys'], true],
  ]);
  expect(localSessionKeys(folder)).toBe(keys);
  expect(statSync(join(folder, 'session-keys')).mode & 0o777).toBe(0o600);
});

test('keys that the disk does not take leave nothing that looks like some', () => {
  const folder = folderOfTest();
  const full = () => {
    throw new Error('no space left on device');
  };
  expect(() => localSessionKeys(folder, full)).toThrow('no space left');
  expect(readdirSync(folder)).toEqual([]);
});
