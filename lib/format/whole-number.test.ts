import { expect, test } from 'vitest';
import { parseWhole } from './whole-number';

test.each([
  ['12', 12],
  [' 1 000 ', 1000],
  ['1,234,567', 1_234_567],
  ['１，０００', 1000],
  ['－５', -5],
  ['+5', 5],
  ['-0', 0],
  ['007', 7],
  ['999999999999999', 999_999_999_999_999],
])('%j is %d', (text, number) => {
  expect(parseWhole(text)).toBe(number);
});

test.each(['', ' ', '1,5', '12,34', '1,2345', '1.5', '1e1', '0x10', 'a', '1000000000000000', '--1', '1-'])(
  '%j is no whole number',
  (text) => {
    expect(parseWhole(text)).toBeNull();
  },
);

test('may be bound to fewer digits', () => {
  expect([parseWhole('-999999999', 9), parseWhole('1000000000', 9)]).toEqual([-999_999_999, null]);
});
