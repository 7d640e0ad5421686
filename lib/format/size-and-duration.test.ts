import { expect, test } from 'vitest';
import { clockDuration } from './duration';
import { fileSize } from './file-size';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [-1, '0 B'],
])('%s bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3605, '1:00:05'],
  [Number.NaN, '0:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(clockDuration(seconds)).toBe(text);
});
