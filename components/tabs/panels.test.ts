import { describe, expect, it } from 'vitest';
import { initialTabs, reduceTabs } from '@/lib/tabs/reduce';
import type { TabState } from '@/lib/tabs/tab';
import { panelsOf } from './panels';

const meta = { titleKey: 'route.any', affix: false, noCache: false };
const visit = (state: TabState, path: string) => reduceTabs(state, { type: 'visit', path, search: '', meta });
const start = visit(initialTabs([{ path: '/home', ...meta }]), '/a');
const paths = (state: TabState, shown: Parameters<typeof panelsOf>[1]) => panelsOf(state, shown).map((panel) => panel.path);

describe('the screens the host draws', () => {
  it('stay in the order of their opening when tabs are moved', () => {
    const moved = reduceTabs(visit(start, '/b'), { type: 'move', path: '/b', to: 1 });
    expect(paths(moved, { path: '/b', search: '', noCache: false })).toEqual(['/home', '/a', '/b']);
  });

  it('hold a new page before the state has heard of it, under the key it will keep', () => {
    const early = panelsOf(start, { path: '/b', search: '?x=1', noCache: false });
    const later = panelsOf(visit(start, '/b'), { path: '/b', search: '?x=1', noCache: false });
    expect(early.map((panel) => [panel.path, panel.instance])).toEqual(later.map((panel) => [panel.path, panel.instance]));
  });

  it('lose a hidden noCache screen at once', () => {
    const edit = reduceTabs(start, { type: 'visit', path: '/edit/1', search: '', meta: { ...meta, noCache: true } });
    expect(paths(edit, { path: '/edit/1', search: '', noCache: true })).toContain('/edit/1');
    expect(paths(edit, { path: '/a', search: '', noCache: false })).not.toContain('/edit/1');
  });

  it('are the open ones alone when the address is no screen', () => {
    expect(paths(start, undefined)).toEqual(['/home', '/a']);
  });
});
