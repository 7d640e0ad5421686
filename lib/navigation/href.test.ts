import { expect, test } from 'vitest';
import { href, withQuery } from './href';
import type { ScreenPath } from './table';

test('fills the segments of a path', () => {
  expect(href('/dashboard')).toBe('/dashboard');
  expect(href('/goods/formGoods/editFormGoods/:id', { id: 5 })).toBe('/goods/formGoods/editFormGoods/5');
  expect(href('/goods/formGoods/editFormGoods/:id', { id: 'a/b' })).toBe('/goods/formGoods/editFormGoods/a%2Fb');
});

/** Whether a text names a screen, decided by the compiler. */
type Screen<Path extends string> = Path extends ScreenPath ? true : false;

test('a mistyped path and a group are no screens for the compiler', () => {
  const verdicts: [Screen<'/goods/formGoods/formGoodsList'>, Screen<'/goods/formGoods/formGoodList'>, Screen<'/goods'>] = [
    true,
    false,
    false,
  ];
  expect(verdicts.filter(Boolean)).toHaveLength(1);
});

test('leaves empty values out of the query', () => {
  expect(withQuery('/a', { x: undefined, y: '', z: 0, q: 'a b' })).toBe('/a?z=0&q=a+b');
  expect(withQuery('/a', {})).toBe('/a');
});
