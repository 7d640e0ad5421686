import { expect, test } from 'vitest';
import { BOM } from '@/lib/format/csv';
import { xlsxRows } from './xlsx-cells';

test('amounts become numbers, ids and defused formulas stay text', () => {
  const csv = `${BOM}订单号,实付,备注\r\n20261120100012345678,199.00,'=1+1\r\n7,-0.50,"a, b"\r\n`;
  expect(xlsxRows(csv)).toEqual([
    ['订单号', '实付', '备注'],
    ['20261120100012345678', 199, '=1+1'],
    ['7', -0.5, 'a, b'],
  ]);
});
