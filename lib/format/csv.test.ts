import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOM, csvCell, csvLine, parseCsv } from './csv';

test.each([
  ['=1+1', "'=1+1"],
  // security D19: full-width signs and a leading line end are formulas too.
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  ['\n=1+1', '"\'\n=1+1"'],
  ['+86 138', "'+86 138"],
  ['-5', "'-5"],
  // An amount is a number and no formula, as long as it is nothing else.
  ['-12.50', '-12.50'],
  ['-12.5', "'-12.5"],
  ['-1.50+1', "'-1.50+1"],
  ['-1.50\n', '"\'-1.50\n"'],
  ['-12345678901234.00', "'-12345678901234.00"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  [-5, '-5'],
])('%j becomes %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('what is written is read back', () => {
  const cell = fc.string().filter((text) => !/^[=+\-@＝＋－＠\t\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
      expect(parseCsv(BOM + rows.map(csvLine).join(''))).toEqual(rows);
    }),
  );
});

test.each([
  ['', []],
  ['a,b', [['a', 'b']]],
  ['a,\n', [['a', '']]],
  ['a,', [['a', '']]],
  ['a\nb\n', [['a'], ['b']]],
])('%j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test('a broken quote is an error, not a guess', () => {
  expect(() => parseCsv('"a')).toThrow(SyntaxError);
});
