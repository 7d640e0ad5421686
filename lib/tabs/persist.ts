import { z } from 'zod';
import type { RouteMeta, Tab, TabState } from './tab';

/** Whose tabs they are: another account, or the same one at another store, has its own. */
export interface TabOwner {
  readonly storeId: number;
  readonly account: string;
}

const storedTab = z.object({
  path: z.string().startsWith('/'),
  search: z.string().regex(/^(\?.*)?$/),
  ownTitle: z.string().nullable(),
  pinned: z.boolean(),
});
const storedTabs = z.object({ version: z.literal(1), tabs: z.array(storedTab).max(200) });

/** The storage entry of one owner's tabs. */
export const tabsKey = (owner: TabOwner): string => `tabs:${owner.storeId}:${owner.account}`;

/** What is kept over a reload: addresses, order, pins and own titles; never what a screen holds. */
export const encodeTabs = (state: TabState): string =>
  JSON.stringify({
    version: 1,
    tabs: state.tabs.map(({ path, search, ownTitle, pinned }) => ({ path, search, ownTitle, pinned })),
  } satisfies z.infer<typeof storedTabs>);

/** Reads kept tabs back; garbage gives none, and paths `metaOf` does not know (no longer permitted) are dropped. */
export function decodeTabs(text: string | null, metaOf: (path: string) => RouteMeta | undefined): Omit<Tab, 'instance'>[] {
  const parsed = storedTabs.safeParse(jsonOf(text));
  if (!parsed.success) return [];
  return parsed.data.tabs.flatMap((tab) => {
    const meta = metaOf(tab.path);
    return meta ? [{ ...tab, titleKey: meta.titleKey, affix: meta.affix, noCache: meta.noCache, dirty: false }] : [];
  });
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
  };
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
