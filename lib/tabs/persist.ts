import { isJsonObject } from '@/lib/contract/call/json-object';
import type { RouteMeta, Tab, TabState } from './tab';

/** Whose tabs they are: another account, or the same one at another store, has its own. */
export interface TabOwner {
  readonly storeId: number;
  readonly account: string;
}

type StoredTab = Pick<Tab, 'path' | 'search' | 'ownTitle' | 'pinned'>;
interface StoredTabs {
  readonly version: 1;
  readonly tabs: readonly StoredTab[];
}
const MOST_TABS = 200;

/** The storage entry of one owner's tabs. */
export const tabsKey = (owner: TabOwner): string => `tabs:${owner.storeId}:${owner.account}`;

/** What is kept over a reload: addresses, order, pins and own titles; never what a screen holds. */
export const encodeTabs = (state: TabState): string =>
  encoded(state.tabs.map(({ path, search, ownTitle, pinned }) => ({ path, search, ownTitle, pinned })));

const encoded = (tabs: readonly StoredTab[]): string => JSON.stringify({ version: 1, tabs } satisfies StoredTabs);

/** Reads kept tabs back; garbage gives none, and paths `metaOf` does not know (no longer permitted) are dropped. */
export function decodeTabs(text: string | null, metaOf: (path: string) => RouteMeta | undefined): Omit<Tab, 'instance'>[] {
  return storedTabs(jsonOf(text)).flatMap(({ path, search, ownTitle, pinned }) => {
    const meta = metaOf(path);
    return meta
      ? [{ path, search, ownTitle, pinned, titleKey: meta.titleKey, affix: meta.affix, noCache: meta.noCache, dirty: false }]
      : [];
  });
}

/** By hand: the frame of every page reads its tabs before anything needs a schema. */
function storedTabs(stored: unknown): readonly StoredTab[] {
  if (!isJsonObject<keyof StoredTabs>(stored) || stored.version !== 1) return [];
  const { tabs } = stored;
  return Array.isArray(tabs) && tabs.length <= MOST_TABS && tabs.every(isStoredTab) ? tabs : [];
}

function isStoredTab(tab: unknown): tab is StoredTab {
  if (!isJsonObject<keyof StoredTab>(tab)) return false;
  const { path, search, ownTitle, pinned } = tab;
  const isPlace = typeof path === 'string' && path.startsWith('/') && typeof search === 'string' && /^(\?.*)?$/.test(search);
  return isPlace && (ownTitle === null || typeof ownTitle === 'string') && typeof pinned === 'boolean';
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Where tabs are kept: this window's own list first, else the one the last window of this browser left. */
export interface TabShelf {
  read(): string | null;
  write(text: string): void;
  /** At sign-out: the tabs stay for the next visit, but not what was searched for in them, such as a mobile number. */
  forgetSearches(): void;
}

/** A shelf over the two storages of a browser; either may be missing or full, then tabs simply are not kept. */
export function tabShelf(owner: TabOwner, window: () => Store, browser: () => Store): TabShelf {
  const key = tabsKey(owner);
  return {
    read: () => tried(() => window().getItem(key)) ?? tried(() => browser().getItem(key)) ?? null,
    write: (text) => {
      tried(() => window().setItem(key, text));
      tried(() => browser().setItem(key, text));
    },
    forgetSearches: () => {
      for (const storage of [window, browser]) tried(() => forgetSearches(storage(), key));
    },
  };
}

function forgetSearches(storage: Store, key: string): void {
  const text = storage.getItem(key);
  if (text !== null) storage.setItem(key, encoded(storedTabs(jsonOf(text)).map((tab) => ({ ...tab, search: '' }))));
}

/** Storage throws when it is blocked by policy or full: keeping tabs is a comfort, so those two are let pass. */
function tried<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
