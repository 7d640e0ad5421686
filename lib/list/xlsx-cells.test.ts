import { expect, test } from 'vitest';
import { BOM, exportLine } from '@/lib/format/csv';
import { xlsxRows } from './xlsx-cells';

test('amounts become numbers, ids and defused formulas stay text', () => {
  const csv = `${BOM}订单号,实付,备注\r\n20261120100012345678,199.00,'=1+1\r\n7,-0.50,"a, b"\r\n`;
  expect(xlsxRows(csv)).toEqual([
    ['订单号', '实付', '备注'],
    ['20261120100012345678', 199, '=1+1'],
    ['7', -0.5, 'a, b'],
  ]);
});

test('a text keeps the apostrophe it begins with; only one before a formula was put there', () => {
  const texts = ["'90s", "''", "'", "'=1+1", "'＋86", "'-5"];
  expect(
    xlsxRows(`备注\r\n${texts.join('\r\n')}\r\n`)
      .slice(1)
      .flat(),
  ).toEqual(["'90s", "''", "'", '=1+1', '＋86', '-5']);
});

test('a lone text that looks like an amount is none: the API quotes what is a text', () => {
  const line = exportLine([{ fen: 1010 }, '10.10', '-3.00', 'A', '']);
  expect(line).toBe('10.10,"10.10","-3.00",A,\r\n');
  expect(xlsxRows(`售价,规格,货号,备注,划线价\r\n${line}`).slice(1)).toEqual([[10.1, '10.10', '-3.00', 'A', '']]);
});

test('a column is of amounts when all it holds are some; a text that looks like one stays as it is', () => {
  const csv = '规格,售价,划线价,货号\r\n10.10,5.00,,2.00\r\n大号,6.50,7.00,\r\n9.90,,,A-1\r\n';
  expect(xlsxRows(csv).slice(1)).toEqual([
    ['10.10', 5, '', '2.00'],
    ['大号', 6.5, 7, ''],
    ['9.90', '', '', 'A-1'],
  ]);
});
