import { describe, expect, it } from 'vitest';
import { decodeTabs, encodeTabs, tabShelf, tabsKey } from './persist';
import { initialTabs, reduceTabs } from './reduce';
import type { RouteMeta } from './tab';

const permitted = new Map<string, RouteMeta>([
  ['/home', { titleKey: 'route.home', affix: true, noCache: false }],
  ['/a', { titleKey: 'route.a', affix: false, noCache: false }],
]);
const metaOf = (path: string) => permitted.get(path);

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

describe('tabs over a reload', () => {
  it('come back in their order with query, pin and title', () => {
    const start = initialTabs([{ path: '/home', ...(permitted.get('/home') as RouteMeta) }]);
    const meta = permitted.get('/a') as RouteMeta;
    const used = [
      { type: 'visit', path: '/a', search: '?page=2', meta } as const,
      { type: 'update', path: '/a', ownTitle: '陈明', dirty: true } as const,
      { type: 'pin', path: '/a', pinned: true } as const,
    ].reduce(reduceTabs, start);
    const back = reduceTabs(start, { type: 'restore', tabs: decodeTabs(encodeTabs(used), metaOf) });
    expect(back.tabs).toMatchObject([{ path: '/home' }, { path: '/a', search: '?page=2', pinned: true, ownTitle: '陈明', dirty: false }]);
    expect(back.active).toBe('/home');
  });

  it('lose routes that are no longer permitted', () => {
    const text = JSON.stringify({
      version: 1,
      tabs: ['/a', '/secret'].map((path) => ({ path, search: '', ownTitle: null, pinned: false })),
    });
    expect(decodeTabs(text, metaOf).map((tab) => tab.path)).toEqual(['/a']);
  });

  it.each([null, '', '{', '[]', '{"version":2,"tabs":[]}', '{"version":1,"tabs":[{"path":"//x"}]}'])('shrug at %j', (text) => {
    expect(decodeTabs(text, metaOf)).toEqual([]);
  });

  const kept = { path: '/a', search: '?page=2', ownTitle: null, pinned: false };
  it.each([
    [{ path: 'a' }, 0],
    [{ path: 1 }, 0],
    [{ search: 'page=2' }, 0],
    [{ search: '?a\nb' }, 0],
    [{ ownTitle: 3 }, 0],
    [{ pinned: 'yes' }, 0],
    [{ search: '' }, 1],
    [{ ownTitle: '陈明', pinned: true, more: 1 }, 1],
  ])('take a kept tab with %j for what it is', (change, many) => {
    const text = (tabs: unknown) => JSON.stringify({ version: 1, tabs });
    expect(decodeTabs(text([{ ...kept, ...change }]), metaOf)).toHaveLength(many);
    expect(decodeTabs(text({ ...kept, ...change }), metaOf)).toEqual([]);
    expect(decodeTabs(text([{ ...kept, ...change }, null]), metaOf)).toEqual([]);
    expect(JSON.stringify(decodeTabs(text([{ ...kept, ...change }]), metaOf))).not.toContain('more');
  });

  it('are none when there are more than anybody opens', () => {
    const many = (count: number) => JSON.stringify({ version: 1, tabs: Array.from({ length: count }, () => kept) });
    expect(decodeTabs(many(200), metaOf)).toHaveLength(200);
    expect(decodeTabs(many(201), metaOf)).toEqual([]);
  });

  it('belong to one account at one store', () => {
    expect(tabsKey({ storeId: 1, account: 'a' })).not.toBe(tabsKey({ storeId: 2, account: 'a' }));
  });
});

describe('the shelf', () => {
  it('prefers the window and falls back to what the last window left', () => {
    const browser = memory();
    const first = tabShelf({ storeId: 0, account: 'a' }, memory, () => browser);
    first.write('one');
    const ownWindow = memory();
    const second = tabShelf(
      { storeId: 0, account: 'a' },
      () => ownWindow,
      () => browser,
    );
    expect(second.read()).toBe('one');
    second.write('two');
    tabShelf({ storeId: 0, account: 'a' }, memory, () => browser).write('three');
    expect(second.read()).toBe('two');
  });

  it('keeps the tabs at sign-out, and nothing that was searched for in them', () => {
    const [ownWindow, browser] = [memory(), memory()];
    const shelf = tabShelf(
      { storeId: 0, account: 'a' },
      () => ownWindow,
      () => browser,
    );
    shelf.forgetSearches();
    expect(shelf.read()).toBeNull();
    const tab = { path: '/a', search: '?keyword=13800138000', ownTitle: '列表', pinned: true };
    shelf.write(JSON.stringify({ version: 1, tabs: [tab] }));
    shelf.forgetSearches();
    for (const storage of [ownWindow, browser]) {
      const text = storage.getItem(tabsKey({ storeId: 0, account: 'a' }));
      expect(text).not.toContain('138');
      expect(decodeTabs(text, metaOf)).toMatchObject([{ path: '/a', search: '', ownTitle: '列表', pinned: true }]);
    }
  });

  it('lives with blocked storage', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const shelf = tabShelf({ storeId: 0, account: 'a' }, blocked, blocked);
    shelf.write('one');
    shelf.forgetSearches();
    expect(shelf.read()).toBeNull();
  });
});
