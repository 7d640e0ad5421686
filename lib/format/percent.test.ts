import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPercent, parsePercent, percentText, shareOfFen } from './percent';

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
  [19900, 12.5, 2487],
  [1, 50, 0],
  [100, 0.29, 0],
  [1_000_000, 0.29, 2900],
  [-1, 50, -1],
  [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
])('of %s 分 the share of %s percent is %s', (fen, percent, share) => {
  expect(shareOfFen(fen, percent)).toBe(share);
});
