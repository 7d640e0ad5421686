'use client';
import { createContext, use, useEffect } from 'react';

/** What a screen may do with the tab it is drawn in. */
export interface TabHandle {
  readonly path: string;
  /** Gives the tab a title of its own, such as the record's name; null goes back to the route's. */
  readonly setTitle: (title: string | null) => void;
  /** Says whether something typed into a form is not saved, while others of the tab may say otherwise; it stays said while the tab is hidden. */
  readonly setDirty: (form: string, dirty: boolean) => void;
  /** Says that nothing of the tab is unsaved. */
  readonly setClean: () => void;
  /** Which opening of the tab this is: another number once it was closed or drawn anew, undefined while it is closed. */
  readonly opening: () => number | undefined;
  /** The query an open tab was last shown with, with its question mark or empty; undefined where no such tab is open. */
  readonly searchOf: (path: string) => string | undefined;
  /** Closes the tab without a question: what it held has been saved or given up. */
  readonly close: () => void;
}

const noTab: TabHandle = {
  path: '',
  setTitle: () => undefined,
  setDirty: () => undefined,
  setClean: () => undefined,
  opening: () => undefined,
  searchOf: () => undefined,
  close: () => undefined,
};

/** Filled by the tab host for each tab; outside of tabs (the sign-in, dialogs) its commands do nothing. */
export const TabContext = createContext<TabHandle>(noTab);

/** The tab this component is drawn in. */
export const useTab = (): TabHandle => use(TabContext);

/** Gives this tab the title while it is known: a detail tab carries its record. */
export function useTabTitle(title: string | null | undefined): void {
  const { setTitle } = useTab();
  useEffect(() => {
    if (title) setTitle(title);
  }, [setTitle, title]);
}
