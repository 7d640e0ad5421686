import { expect, test } from 'vitest';
import { groupedNumber, shortNumber } from './number-suffix';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1234, '1.2k'],
  [999_949, '999.9k'],
  [999_999, '1M'],
  [1_500_000, '1.5M'],
  [2e9, '2G'],
  [3.25e12, '3.3T'],
  [4e15, '4P'],
  [5e18, '5E'],
  [5e21, '5000E'],
  [-1234, '-1.2k'],
])('%s is %s', (value, text) => {
  expect(shortNumber(value)).toBe(text);
});

test.each([
  [0, '0'],
  [1234, '1,234'],
  [-1234567, '-1,234,567'],
  [1234.5678, '1,234.5678'],
])('%s grouped is %s', (value, text) => {
  expect(groupedNumber(value)).toBe(text);
});
