import { expect, test } from 'vitest';
import { fileFault } from './file-fault';

test.each([
  ['a.TXT', 10, null],
  ['a.png', 10, 'kind'],
  ['txt', 10, null],
  ['a.txt', 11, 'size'],
  ['a.png', 11, 'kind'],
])('%s of %i bytes: %s', (name, size, fault) => {
  expect(fileFault({ name, size }, ['txt', 'csv'], 10)).toBe(fault);
});
