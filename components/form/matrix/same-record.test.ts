import { expect, it } from 'vitest';
import { sameRecord } from './same-record';

const row = { values: ['曜石黑', '标准版'], price: Number.NaN, code: '' };

it('a copy of a row is the same, with lists and amounts nobody has typed', () => {
  expect(sameRecord(row, structuredClone(row))).toBe(true);
});

it.each([{ price: 0 }, { values: ['曜石黑', '旗舰版'] }, { values: ['曜石黑'] }, { code: 'A' }, { stock: 1 }])(
  'a row with %j is another',
  (change) => {
    expect(sameRecord(row, { ...row, ...change })).toBe(false);
  },
);
