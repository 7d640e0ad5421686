import { describe, expect, test } from 'vitest';
import { guardRedirect, wantedPath } from './guard';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('without a session', () => {
  test('only sign-in and its helper are reachable', () => {
    expect(guardRedirect(at('/login', '?redirect=%2Fx'), false)).toBeUndefined();
    expect(guardRedirect(at('/auth-redirect'), false)).toBeUndefined();
  });

  test.each([
    '/',
    '/dashboard',
    '/404',
    '/401',
    '/redirect/login',
    '/login/',
    '/loginx',
    '/auth-redirect/x',
    '/index.segments/_tree.segment.rsc',
    '/.rsc',
  ])('%s leads to the sign-in', (pathname) =>
    expect(guardRedirect(at(pathname), false)).toBe(`/login?redirect=${encodeURIComponent(pathname)}`),
  );

  test('path and query are remembered', () =>
    expect(guardRedirect(at('/goods/x', '?a=1'), false)).toBe('/login?redirect=%2Fgoods%2Fx%3Fa%3D1'));
});

describe('with a session', () => {
  test('every page goes on', () => expect(guardRedirect(at('/order/cashList', '?page=2'), true)).toBeUndefined());
  test('domain D1: the sign-in leads home, whatever its query says', () => {
    for (const query of ['', '?redirect=%2Forder%2FcashList', '?redirect=%2F%2Fevil.example', '?redirect=%2Flogin&_rsc=abc'])
      expect(guardRedirect(at('/login', query), true)).toBe('/');
  });
});

test('what the router adds to an address is not remembered, the rest byte for byte', () => {
  expect(wantedPath(at('/a', '?x=%2F&_rsc=1abc&x=2&y'))).toBe('/a?x=%2F&x=2&y');
  expect(wantedPath(at('/a', '?_rsc=1abc'))).toBe('/a');
});
