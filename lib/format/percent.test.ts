import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPercent, parsePercent, percentOf, percentText } from './percent';

test.each([
  ['12.5', 12.5],
  ['12.5%', 12.5],
  ['100', 100],
  ['１２．５％', 12.5],
  ['0.07', 0.07],
  ['.5', 0.5],
  ['100.01', 100.01],
  ['1000', null],
  ['1.234', null],
  ['-1', null],
  ['', null],
])('%s is read as %s', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

test('a rate that goes beyond a hundred has more whole digits', () => {
  expect([parsePercent('１０００．５', 4), parsePercent('10000', 4), parsePercent('1500%', 4)]).toEqual([1000.5, null, 1500]);
});

test('every percentage with two decimals survives input and display', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      const percent = hundredths / 100;
      expect(parsePercent(percentText(percent))).toBe(percent);
      expect(parsePercent(formatPercent(percent))).toBe(percent);
    }),
  );
});

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [5, 4, 125],
  [0, 7, 0],
  [3, 0, 0],
])('%s of %s is %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
