import { expect, test } from 'vitest';
import { acceptsEncoding } from './accepts-encoding';

test.each([
  ['gzip, deflate, br', true],
  ['BR;q=0.5', true],
  ['*', true],
  ['gzip, br; q=0', false],
  ['br;q=0.000', false],
  ['broken, gzip', false],
  ['', false],
  [undefined, false],
])('%j takes br: %s', (header, taken) => {
  expect(acceptsEncoding(header, 'br')).toBe(taken);
});
