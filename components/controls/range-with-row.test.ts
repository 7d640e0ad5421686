import { expect, test } from 'vitest';
import { rangeWithRow } from './range-with-row';

const range = { startIndex: 10, endIndex: 12, overscan: 1, count: 20 };

test.each([
  ['none', -1, [9, 10, 11, 12, 13]],
  ['one in sight', 11, [9, 10, 11, 12, 13]],
  ['one before', 2, [2, 9, 10, 11, 12, 13]],
  ['one after', 17, [9, 10, 11, 12, 13, 17]],
  ['one that is gone', 20, [9, 10, 11, 12, 13]],
])('rows in sight and %s', (_which, kept, expected) => expect(rangeWithRow(range, kept)).toEqual(expected));
