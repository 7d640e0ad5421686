import { describe, expect, it } from 'vitest';
import { closedBy } from './close';
import { initialTabs, reduceTabs, type TabAction } from './reduce';
import { type RouteMeta, type TabState, tabOf, tabTitle } from './tab';

const meta = (path: string): RouteMeta => ({
  titleKey: path === '/nameless' ? null : `route.${path.slice(1)}`,
  affix: path === '/home',
  noCache: path.startsWith('/edit'),
});
const visit = (path: string, search = ''): TabAction => ({ type: 'visit', path, search, meta: meta(path) });
const stateAfter = (...actions: TabAction[]): TabState => actions.reduce(reduceTabs, initialTabs([{ path: '/home', ...meta('/home') }]));
const bar = (state: TabState) => state.tabs.map((tab) => tab.path);

describe('opening', () => {
  it('adds a path once and shows it', () => {
    const state = stateAfter(visit('/a'), visit('/b'), visit('/a'));
    expect(bar(state)).toEqual(['/home', '/a', '/b']);
    expect(state.active).toBe('/a');
  });

  it('takes a new query into the tab that stands', () => {
    const state = stateAfter(visit('/a'), visit('/a', '?page=2'));
    expect(bar(state)).toEqual(['/home', '/a']);
    expect(tabOf(state, '/a')?.search).toBe('?page=2');
  });

  it('names a view without a title in its route no-name', () => {
    const state = stateAfter(visit('/nameless'), visit('/a'), { type: 'update', path: '/a', ownTitle: '陈明' });
    expect(state.tabs.map((tab) => tabTitle(tab, (key) => key))).toEqual(['route.home', 'tags.noName', '陈明']);
  });
});

describe('closing', () => {
  const four = [visit('/a'), visit('/b'), visit('/c'), visit('/d')];
  const close = (scope: 'one' | 'others' | 'left' | 'right' | 'all', path: string): TabAction => ({ type: 'close', scope, path });

  it('hands the active place to the right neighbour, at the end to the left one', () => {
    expect(stateAfter(...four, visit('/b'), close('one', '/b')).active).toBe('/c');
    expect(stateAfter(...four, close('one', '/d')).active).toBe('/c');
  });

  it('leaves the active tab alone when another one closes', () => {
    expect(stateAfter(...four, visit('/a'), close('one', '/c'))).toMatchObject({ active: '/a' });
  });

  it('closes others, left, right and all, and keeps affixed and pinned tabs', () => {
    const pinned: TabAction = { type: 'pin', path: '/d', pinned: true };
    expect(bar(stateAfter(...four, pinned, close('others', '/b')))).toEqual(['/home', '/d', '/b']);
    expect(bar(stateAfter(...four, close('left', '/c')))).toEqual(['/home', '/c', '/d']);
    expect(bar(stateAfter(...four, close('right', '/b')))).toEqual(['/home', '/a', '/b']);
    expect(bar(stateAfter(...four, pinned, close('all', '/b')))).toEqual(['/home', '/d']);
  });

  it('refuses an affixed and a pinned tab', () => {
    const state = stateAfter(...four, { type: 'pin', path: '/a', pinned: true });
    expect(closedBy(state, 'one', '/home')).toEqual([]);
    expect(closedBy(state, 'one', '/a')).toEqual([]);
    expect(closedBy(state, 'one', '/b')).toHaveLength(1);
  });

  it('reopens the latest closed with its query and title, as a fresh instance', () => {
    const before = stateAfter(visit('/a', '?page=3'), { type: 'update', path: '/a', ownTitle: '陈明' });
    const reopened = reduceTabs(reduceTabs(before, close('one', '/a')), { type: 'reopen' });
    expect(tabOf(reopened, '/a')).toMatchObject({ search: '?page=3', ownTitle: '陈明', dirty: false });
    expect(tabOf(reopened, '/a')?.instance).not.toBe(tabOf(before, '/a')?.instance);
    expect(reopened.active).toBe('/a');
  });
});

describe('refreshing', () => {
  it('changes the instance of that tab alone and forgets its unsaved mark', () => {
    const before = stateAfter(visit('/a'), visit('/b'), { type: 'update', path: '/a', dirty: true });
    const fresh = reduceTabs(before, { type: 'refresh', path: '/a' });
    expect(tabOf(fresh, '/a')?.instance).toBe(before.nextInstance);
    expect(tabOf(fresh, '/a')?.dirty).toBe(false);
    expect(tabOf(fresh, '/b')).toBe(tabOf(before, '/b'));
    expect(fresh.active).toBe('/a');
  });
});

describe('order', () => {
  it('moves within the unpinned zone only', () => {
    const state = stateAfter(visit('/a'), visit('/b'), visit('/c'), { type: 'move', path: '/c', to: 0 });
    expect(bar(state)).toEqual(['/home', '/c', '/a', '/b']);
  });

  it('pins to the end of the pinned zone and unpins to the start of the rest', () => {
    const state = stateAfter(visit('/a'), visit('/b'), { type: 'pin', path: '/b', pinned: true });
    expect(bar(state)).toEqual(['/home', '/b', '/a']);
    expect(bar(reduceTabs(state, { type: 'pin', path: '/b', pinned: false }))).toEqual(['/home', '/b', '/a']);
  });
});

describe('what is kept alive', () => {
  it('leaves a hidden noCache screen out of the live ones', () => {
    const state = stateAfter(visit('/edit/1'), visit('/a'));
    expect(state.live).toEqual(['/a', '/home']);
    expect(bar(state)).toContain('/edit/1');
  });

  it('evicts the least recently used beyond the cap', () => {
    const state = stateAfter({ type: 'setLiveCap', liveCap: 3 }, visit('/a'), visit('/b'), visit('/a'), visit('/c'));
    expect(state.live).toEqual(['/c', '/a', '/b']);
    expect(bar(state)).toContain('/home');
  });

  it('spares a tab with unsaved input as long as another one can go', () => {
    const dirty: TabAction = { type: 'update', path: '/a', dirty: true };
    expect(stateAfter({ type: 'setLiveCap', liveCap: 2 }, visit('/a'), dirty, visit('/b'), visit('/c')).live).toEqual(['/c', '/a']);
  });
});

it('answers the very same state when nothing changes', () => {
  const state = stateAfter(visit('/a'));
  expect(reduceTabs(state, visit('/a'))).toBe(state);
});
