import { expect, test } from 'vitest';
import { addTags } from './tags';

const bounds = { max: 4, maxLength: 5 };

test.each([
  [['a'], 'b', ['a', 'b']],
  [['a'], ' a ', ['a']],
  [[], '新品，热卖;包邮\n', ['新品', '热卖', '包邮']],
  [[], 'abcdefgh', ['abcde']],
  [['a', 'b', 'c'], 'd,e,f', ['a', 'b', 'c', 'd']],
  [['a'], ' , ', ['a']],
])('%j and %j', (tags, text, result) => {
  expect(addTags(tags, text, bounds)).toEqual(result);
});
