import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTabs, reduceTabs, type TabAction } from './reduce';
import { isPinned, type RouteMeta, type TabState } from './tab';

const meta = (path: string): RouteMeta => ({ titleKey: `route${path}`, affix: path === '/dashboard', noCache: path.includes('edit') });
const paths = [
  '/dashboard',
  ...Array.from({ length: 12 }, (_, n) => `/list/${n}`),
  ...Array.from({ length: 6 }, (_, n) => `/goods/edit/${n}`),
];
const somePath = fc.constantFrom(...paths);

const someAction: fc.Arbitrary<TabAction> = fc
  .oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('visit' as const), path: somePath, search: fc.constantFrom('', '?page=2') }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('close' as const),
        scope: fc.constantFrom('one', 'one', 'one', 'others', 'left', 'right', 'all'),
        path: somePath,
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('update' as const), path: somePath, dirty: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('refresh' as const), path: somePath }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('move' as const), path: somePath, to: fc.integer({ min: -3, max: 30 }) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('pin' as const), path: somePath, pinned: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constant({ type: 'reopen' as const }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('drop' as const), paths: fc.array(somePath, { maxLength: 3 }) }) },
    {
      weight: 1,
      arbitrary: fc.array(fc.record({ path: somePath, pinned: fc.boolean() }), { maxLength: 6 }).map((tabs) => ({
        type: 'restore' as const,
        tabs: tabs.map((tab) => ({ ...tab, ...meta(tab.path), search: '', ownTitle: null, dirty: false })),
      })),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('setLiveCap' as const), liveCap: fc.integer({ min: -1, max: 8 }) }) },
  )
  .map((action) => (action.type === 'visit' ? { ...action, meta: meta(action.path) } : action) as TabAction);

const start = () => initialTabs([{ path: '/dashboard', ...meta('/dashboard') }]);

function broken(state: TabState): string | null {
  const open = state.tabs.map((tab) => tab.path);
  const flags = state.tabs.map(isPinned);
  if (new Set(open).size !== open.length) return 'a path is open twice';
  if (!open.includes('/dashboard')) return 'the affixed tab is gone';
  if (!open.includes(state.active)) return 'the active tab does not exist';
  if (flags.lastIndexOf(true) !== flags.filter(Boolean).length - 1) return 'a pinned tab stands behind an unpinned one';
  if (new Set(state.tabs.map((tab) => tab.instance)).size !== open.length) return 'two tabs share an instance';
  if (state.live[0] !== state.active) return 'the active tab is not alive';
  if (state.live.length > state.liveCap) return 'more tabs live than the cap allows';
  if (state.live.some((path) => !open.includes(path))) return 'a closed tab is still alive';
  if (state.live.slice(1).some((path) => meta(path).noCache)) return 'a hidden noCache screen is kept';
  if (state.closed.some((tab) => open.includes(tab.path))) return 'an open tab is remembered as closed';
  return null;
}

describe('tabs under random use', () => {
  it('keep their invariants over 10 000 operations', () => {
    const histories = fc.array(someAction, { minLength: 500, maxLength: 500 });
    fc.assert(
      fc.property(histories, (actions) => {
        let state = start();
        for (const action of actions) {
          state = reduceTabs(state, action);
          expect(broken(state)).toBeNull();
        }
      }),
      { numRuns: 20 },
    );
  });
});
