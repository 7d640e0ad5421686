import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFen, parseFen, yuanText } from './money';

test.each([
  ['1,234.50', 123450],
  ['1234.5', 123450],
  ['¥1,234,567.89', 123456789],
  ['￥ 12', 1200],
  ['12.', 1200],
  ['.5', 50],
  ['-0.01', -1],
  ['-0', 0],
  ['１２．３４', 1234],
  ['0.29', 29],
  ['1.005', null],
  ['1,23', null],
  ['12,34,567', null],
  ['1e3', null],
  ['--1', null],
  ['.', null],
  ['', null],
  ['abc', null],
  ['0x10', null],
  ['99999999999999999999', null],
])('%s is read as %s 分', (text, fen) => {
  expect(parseFen(text)).toBe(fen);
});

test.each([
  [123456, '¥1,234.56'],
  [0, '¥0.00'],
  [5, '¥0.05'],
  [-123, '-¥1.23'],
  [100000000, '¥1,000,000.00'],
])('%s 分 is shown as %s', (fen, text) => {
  expect(formatFen(fen)).toBe(text);
});

const anyFen = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

test('F6: what is shown, and what an input holds, is read back exactly', () => {
  fc.assert(
    fc.property(anyFen, (fen) => {
      expect(parseFen(formatFen(fen))).toBe(fen === 0 ? 0 : fen);
      expect(parseFen(yuanText(fen))).toBe(fen === 0 ? 0 : fen);
    }),
  );
});

test('F6: typed amounts never pass through a float: every two-decimal text is exact', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 90_000_000_000_000n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const typed = `${whole}.${String(cents).padStart(2, '0')}`;
      expect(BigInt(parseFen(typed) ?? -1)).toBe(whole * 100n + BigInt(cents));
    }),
  );
});

test('a third decimal is refused, never rounded', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 100, max: 999 }), (whole, thousandths) => parseFen(`${whole}.${thousandths}`) === null),
  );
});
