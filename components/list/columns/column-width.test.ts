import { expect, test } from 'vitest';
import { columnWidth } from './column-width';

test('a column is as wide as its list asks, and 140 px where it asks for nothing', () => {
  expect(columnWidth({ header: '状态', width: 90 })).toBe(90);
  expect(columnWidth({ header: '状态' })).toBe(140);
});

test('no word of its name is broken: the longest decides', () => {
  expect(columnWidth({ header: '商品数', width: 60 })).toBe(27 + 3 * 13);
  const narrow = (header: string) => columnWidth({ header, width: 40 });
  expect(narrow('Settlement cycle')).toBe(narrow('Settlement'));
  expect(narrow('联系人/电话')).toBe(narrow('联系人/'));
  expect(narrow('taken/used')).toBeGreaterThan(narrow('taken/'));
  expect(narrow('Commission')).toBeGreaterThan(100);
});
