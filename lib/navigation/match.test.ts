import { expect, test } from 'vitest';
import { looksLike } from './match';

test.each([
  ['/dashboard', '/dashboard', true],
  ['/goods/formGoods/editFormGoods/:id', '/goods/formGoods/editFormGoods/12', true],
  ['/goods/formGoods/editFormGoods/:id', '/goods/formGoods/editFormGoods/abc', true],
  ['/goods/formGoods/editFormGoods/:id', '/goods/formGoods/editFormGoods', false],
  ['/goods/formGoods/editFormGoods/:id', '/goods/formGoods/editFormGoods/12/x', false],
  ['/goods/formGoods/editFormGoods/:id', '/goods/formGoods/createFormGoods/12', false],
  ['/dashboard', '/Dashboard', false],
])('%s and %s: %s', (path, pathname, expected) => expect(looksLike(path, pathname)).toBe(expected));
