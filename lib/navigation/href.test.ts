import { expect, test } from 'vitest';
import { href, withQuery } from './href';

test('fills the segments of a path', () => {
  expect(href('/dashboard')).toBe('/dashboard');
  expect(href('/goods/formGoods/editFormGoods/:id', { id: 5 })).toBe('/goods/formGoods/editFormGoods/5');
  expect(href('/goods/formGoods/editFormGoods/:id', { id: 'a/b' })).toBe('/goods/formGoods/editFormGoods/a%2Fb');
});

test('a mistyped path or a missing number does not compile', () => {
  // @ts-expect-error: no such screen
  href('/goods/formGoods/formGoodList');
  // @ts-expect-error: the number is missing
  href('/goods/formGoods/editFormGoods/:id');
  // @ts-expect-error: this page has no number
  expect(href('/dashboard', { id: 1 })).toBe('/dashboard');
});

test('leaves empty values out of the query', () => {
  expect(withQuery('/a', { x: undefined, y: '', z: 0, q: 'a b' })).toBe('/a?z=0&q=a+b');
  expect(withQuery('/a', {})).toBe('/a');
});
