import { type TabState, tabOf } from '@/lib/tabs/tab';

/** One screen the host draws. */
export interface Panel {
  readonly path: string;
  /** The query the screen reads while it is hidden. */
  readonly search: string;
  readonly instance: number;
  readonly noCache: boolean;
}

/**
 * The screens to draw: the live ones and the one on display, which the state may not have heard of yet. In the order of their
 * opening, whatever the order of the tabs, because moving a screen in the page would reload what it embeds.
 */
export function panelsOf(state: TabState, shown: { path: string; search: string; noCache: boolean } | undefined): Panel[] {
  const alive = state.live.flatMap((path) => {
    const tab = tabOf(state, path);
    return tab && !(tab.noCache && path !== shown?.path) ? [tab] : [];
  });
  if (!shown || alive.some((tab) => tab.path === shown.path)) return inOrder(alive);
  return inOrder([...alive, tabOf(state, shown.path) ?? { ...shown, instance: state.nextInstance }]);
}

const inOrder = (panels: readonly Panel[]) => [...panels].sort((one, other) => one.instance - other.instance);
