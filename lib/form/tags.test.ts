import { expect, test } from 'vitest';
import { addTags } from './tags';

test.each([
  [['a'], 'b', ['a', 'b']],
  [['a'], ' a ', ['a']],
  [[], '新品，热卖;包邮、正品\n', ['新品', '热卖', '包邮', '正品']],
  [[], 'not as described', ['not as described']],
  [['a', 'b', 'c'], 'd,e,f', ['a', 'b', 'c', 'd', 'e', 'f']],
  [['a'], ' , ', ['a']],
])('%j and %j', (tags, text, result) => {
  expect(addTags(tags, text)).toEqual(result);
});

test('numbers are parted by spaces too, and none is cut', () => {
  expect(addTags([], '13800000001 13800000002\u3000138000000031', true)).toEqual(['13800000001', '13800000002', '138000000031']);
});

test('a mobile whose parts stand apart is one number, also among others', () => {
  const several = addTags([], '138 0000 0001 13800000002\n139 0000 0003 138 00', true);
  expect(several).toEqual(['13800000001', '13800000002', '13900000003', '138', '00']);
});
