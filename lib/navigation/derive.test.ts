import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import en from '@/lib/messages/en/route.json';
import zh from '@/lib/messages/zh-CN/route.json';
import {
  activeMenuPath,
  firstPageOf,
  leaves,
  type MenuEntry,
  menu,
  permitted,
  type RouteViewer,
  screenFor,
  searchEntries,
  trail,
} from './derive';
import type { RouteNode } from './route-node';
import { routeTable } from './table';

const menuCodes = ['admin_P1', 'admin_P2', 'admin_P3', 'admin_P5', 'admin_P6', 'admin_P7', 'admin_P8'];
/** The demo logins as the API describes them. */
const admin: RouteViewer = { storeId: 0, auths: [], permissions: [...menuCodes, 'platform'] };
const clerk: RouteViewer = { storeId: 0, auths: [], permissions: ['admin_P1', 'admin_P1.edit'] };
const store1: RouteViewer = { storeId: 1, auths: ['MANAGE_COUPON'], permissions: menuCodes };
const store2: RouteViewer = { storeId: 2, auths: ['UPLOAD_GOODS'], permissions: menuCodes };

const pathsOf = (viewer: RouteViewer) => leaves(permitted(routeTable, viewer)).map((node) => node.path);
const everyPath = leaves(routeTable).map((node) => node.path);
const uploadPages = ['createAccountGoods', 'createHardwareGoods', 'createFormGoods'];
const platformPages = [
  '/shopping/shop',
  '/shopping/applyShopList',
  '/shopping/applyShopLevel',
  '/shopping/applyShopMeal',
  '/shopping/shopFinance',
  '/order/express',
];
const endsIn = (names: readonly string[]) => (path: string) => names.some((name) => path.endsWith(`/${name}`));

describe('the map of each demo login', () => {
  test('the super administrator of the main store sees every page', () => expect(pathsOf(admin)).toEqual(everyPath));

  test('the clerk sees home and the member pages that ask for no more', () =>
    expect(pathsOf(clerk)).toEqual([
      '/dashboard',
      '/member/memberList',
      '/member/pointRecord',
      '/member/balanceRecord',
      '/member/memberLevel',
    ]));

  test('a store without the feature loses the three create pages, osSetting and the platform pages, and nothing else', () => {
    const lost = (path: string) => endsIn([...uploadPages, 'osSetting'])(path) || platformPages.includes(path);
    expect(pathsOf(store1)).toEqual(everyPath.filter((path) => !lost(path)));
  });

  test('a store with the feature keeps the three create pages', () => {
    expect(pathsOf(store2).filter(endsIn(uploadPages))).toHaveLength(3);
    expect(pathsOf(store2)).not.toContain('/parameter/osSetting');
  });

  test('a menu code alone opens the pages below it, forms too: what may be done there is said by action codes (system.md 1)', () => {
    const reader: RouteViewer = { storeId: 0, auths: [], permissions: ['admin_P2', 'admin_P3', 'admin_P3.edit'] };
    expect(pathsOf(reader).filter((path) => /\/(?:create|edit)\w+Goods/.test(path))).toHaveLength(8);
  });

  test('the fourth kind may be created by every store', () =>
    expect(pathsOf(store1)).toContain('/goods/softwareGoods/createSoftwareGoods'));
});

const code = fc.constantFrom(...menuCodes, 'platform', 'admin_P4', 'admin_P1.edit', 'admin', 'editor');
const viewers = fc.record({
  storeId: fc.integer({ min: 0, max: 5 }),
  auths: fc.uniqueArray(fc.constantFrom('UPLOAD_GOODS', 'MANAGE_COUPON', 'upload_goods')),
  permissions: fc.uniqueArray(code),
});

describe('rules that hold for everybody', () => {
  test('a page is shown exactly when the store gate and every role on the way to it allow it', () => {
    const allowed = (nodes: readonly RouteNode[], viewer: RouteViewer): string[] =>
      nodes.flatMap((node) => {
        const gated = node.store && viewer.storeId !== 0 && (node.store === 'main' || !viewer.auths.includes('UPLOAD_GOODS'));
        if (gated || (node.roles && !node.roles.some((role) => viewer.permissions.includes(role)))) return [];
        return node.children ? allowed(node.children, viewer) : [node.path];
      });
    fc.assert(fc.property(viewers, (viewer) => void expect(pathsOf(viewer)).toEqual(allowed(routeTable, viewer))));
  });

  test('more permissions never take a page away', () =>
    fc.assert(
      fc.property(viewers, code, (viewer, more) => {
        const after = pathsOf({ ...viewer, permissions: [...viewer.permissions, more] });
        expect(pathsOf(viewer).every((path) => after.includes(path))).toBe(true);
      }),
    ));

  test('menu and search hold permitted pages only, no hidden one, and no empty group', () =>
    fc.assert(
      fc.property(viewers, (viewer) => {
        const routes = permitted(routeTable, viewer);
        const shown = leaves(routes).filter((node) => !node.hidden);
        const inMenu = (entries: readonly MenuEntry[]): string[] =>
          entries.flatMap((entry) => (entry.children.length ? inMenu(entry.children) : [entry.path]));
        expect(inMenu(menu(routes))).toEqual(shown.map((node) => node.path));
        expect(searchEntries(routes).map((entry) => entry.path)).toEqual(shown.map((node) => node.path));
      }),
    ));

  test('the order of the map is kept', () =>
    fc.assert(
      fc.property(viewers, (viewer) => {
        const places = pathsOf(viewer).map((path) => everyPath.indexOf(path));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    ));
});

describe('the menu', () => {
  const one: RouteNode = { path: '/a', titleKey: 'route.a', icon: 'order', children: [{ path: '/a/b', titleKey: 'route.b' }] };

  test('a group of one page is that page, with the icon of the group', () =>
    expect(menu([one])).toEqual([{ path: '/a/b', titleKey: 'route.b', icon: 'order', children: [] }]));

  test('alwaysShow keeps the group', () => {
    const [entry] = menu([{ ...one, alwaysShow: true }]);
    expect(entry?.path).toBe('/a');
    expect(entry?.children.map((child) => child.path)).toEqual(['/a/b']);
  });

  test('hidden pages do not count as children', () => {
    const hidden: RouteNode = { path: '/a/c', titleKey: 'route.c', hidden: true };
    expect(menu([{ ...one, children: [...(one.children ?? []), hidden] }]).map((entry) => entry.path)).toEqual(['/a/b']);
    expect(menu([{ ...one, children: [hidden] }])).toEqual([]);
  });

  test('a store administrator finds the one page that is left of the store section', () =>
    expect(menu(permitted(routeTable, store1)).map((entry) => entry.path)).toContain('/shopping/finace'));
});

describe('addresses', () => {
  const edit = '/goods/formGoods/editFormGoods/12';

  test('an edit page lies in its group and lights the list', () => {
    expect(trail(routeTable, edit).map((node) => node.titleKey)).toEqual(['route.goods', 'route.formGoods', 'route.editFormGoods']);
    expect(activeMenuPath(routeTable, edit)).toBe('/goods/formGoods/formGoodsList');
    expect(screenFor(routeTable, edit)?.params).toEqual({ id: '12' });
  });

  test.each(['0', '-1', 'abc', '1.5', '1/2', '', '01', '1e3', '9'.repeat(16), '%31'])('%j is no record number', (id) =>
    expect(screenFor(routeTable, `/goods/formGoods/editFormGoods/${id}`)).toBeUndefined(),
  );

  test('a group is no screen, but leads to its first permitted page', () => {
    expect(screenFor(routeTable, '/member')).toBeUndefined();
    expect(firstPageOf(permitted(routeTable, store1), '/shopping')).toBe('/shopping/finace');
    expect(firstPageOf(permitted(routeTable, clerk), '/shopping')).toBeUndefined();
    expect(firstPageOf(routeTable, '/goods/softwareGoods')).toBe('/goods/softwareGoods/softwareGoodsCategory');
  });

  test('every page is found under its own address, and under no longer one', () => {
    for (const path of everyPath) {
      const address = path.replace(':id', '7');
      expect(screenFor(routeTable, address)?.node.path).toBe(path);
      expect(screenFor(routeTable, `${address}/`)).toBeUndefined();
      expect(screenFor(routeTable, `${address}/x`)).toBeUndefined();
    }
  });
});

describe('the table', () => {
  const all = (nodes: readonly RouteNode[]): RouteNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);

  test('names no path twice, and children lie below their group', () => {
    const paths = all(routeTable).map((node) => node.path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const node of all(routeTable)) for (const child of node.children ?? []) expect(child.path.startsWith(`${node.path}/`)).toBe(true);
  });

  test('has a title in both languages for every line', () => {
    for (const { titleKey } of all(routeTable)) {
      const name = titleKey.slice('route.'.length);
      expect(zh).toHaveProperty(name);
      expect(en).toHaveProperty(name);
    }
  });

  test('holds 48 pages: home pinned, create and edit pages never kept, edit pages hidden and lit up through their list', () => {
    expect(everyPath).toHaveLength(48);
    expect(
      leaves(routeTable)
        .filter((node) => node.affix)
        .map((node) => node.path),
    ).toEqual(['/dashboard']);
    for (const node of leaves(routeTable)) {
      const form = /\/(create|edit)\w+Goods(\/:id)?$/.test(node.path);
      expect(Boolean(node.noCache)).toBe(form);
      expect(Boolean(node.hidden)).toBe(node.path.endsWith('/:id'));
      if (node.hidden) expect(everyPath).toContain(node.activeMenu);
    }
  });
});
