/** What the route table says about a path that matters to its tab. */
export interface RouteMeta {
  readonly titleKey: string | null;
  readonly affix: boolean;
  readonly noCache: boolean;
}

/** One visited view. Its identity is the pathname: a new query updates the tab, each `:id` has its own. */
export interface Tab extends RouteMeta {
  readonly path: string;
  /** The query it was last shown with, with its question mark, or empty. */
  readonly search: string;
  /** A title the screen gave itself, such as the record's name; it wins over the route's. */
  readonly ownTitle: string | null;
  readonly pinned: boolean;
  /** Holds something typed that is not saved yet. */
  readonly dirty: boolean;
  /** Changes when the tab is opened anew or refreshed: a screen is drawn once per instance. */
  readonly instance: number;
}

/** Everything the tab bar and the tab host know; pinned tabs stand first. */
export interface TabState {
  readonly tabs: readonly Tab[];
  readonly active: string;
  /** The address bar's path when it was last heard of; differs from `active` between a close and the address following. */
  readonly address: string;
  /** Paths whose screens are kept alive, the one used last in front; the specification's cached views. */
  readonly live: readonly string[];
  readonly liveCap: number;
  /** What was closed, the latest in front, for "reopen closed". */
  readonly closed: readonly ClosedTab[];
  readonly nextInstance: number;
}

export type ClosedTab = Pick<Tab, 'path' | 'search' | 'ownTitle' | 'titleKey' | 'noCache'>;

/** Screens kept alive unless the person sets another number. */
export const DEFAULT_LIVE_CAP = 20;
/** How many closed tabs are remembered. */
export const CLOSED_KEPT = 20;
/** The title of a view whose route has none (specification 4). */
export const NO_NAME_KEY = 'tags.noName';

/** Affixed tabs are pinned by the route, the others by the person; neither can be closed. */
export const isPinned = (tab: Tab): boolean => tab.affix || tab.pinned;

/** The tab of a path, if it is open. */
export const tabOf = (state: TabState, path: string): Tab | undefined => state.tabs.find((tab) => tab.path === path);

/** What the tab bar writes on a tab: the screen's own title, the route's, or 'no-name'. */
export const tabTitle = (tab: Pick<Tab, 'ownTitle' | 'titleKey'>, translate: (key: string) => string): string =>
  tab.ownTitle ?? translate(tab.titleKey ?? NO_NAME_KEY);
