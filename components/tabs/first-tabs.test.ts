import { expect, test } from 'vitest';
import type { RouteNode } from '@/lib/navigation/route-node';
import { firstTabs } from './first-tabs';
import { panelsOf } from './panels';

const routes: RouteNode[] = [
  { path: '/home', titleKey: 'route.dashboard', icon: 'dashboard', affix: true },
  { path: '/list', titleKey: 'route.memberList' },
];
const metaOf = (path: string) => {
  const node = routes.find((route) => route.path === path);
  return node && { titleKey: node.titleKey, affix: node.affix === true, noCache: false };
};
const opened = (pathname: string) => firstTabs(routes, { pathname, search: '' }, metaOf).state();
const drawn = (pathname: string) => panelsOf(opened(pathname), { path: pathname, search: '', noCache: false }).map(({ path }) => path);

test('a window opened on a list has the affixed tab but draws only the list', () => {
  expect(opened('/list').tabs.map(({ path }) => path)).toEqual(['/home', '/list']);
  expect(drawn('/list')).toEqual(['/list']);
});

test('a window opened on the affixed page draws it once', () => {
  expect(opened('/home').tabs.map(({ path }) => path)).toEqual(['/home']);
  expect(drawn('/home')).toEqual(['/home']);
});
