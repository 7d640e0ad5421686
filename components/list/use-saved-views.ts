'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Identified } from '@/lib/contract/resource';
import { parseViews, type SavedView, type SavedViews } from '@/lib/list/saved-views';
import { useAddress } from '@/lib/list/use-address';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { useOwner } from './use-owner';
import { readStored, useStored } from './use-stored';

/** The saved views of a list, which of them is open, and whether the list was changed since. */
export interface ViewChoice {
  readonly kept: SavedViews;
  readonly open: SavedView | undefined;
  readonly changed: boolean;
  keep(views: SavedViews): void;
}

/** Saved views, kept per person and list; the default one opens when the address says nothing. */
export function useSavedViews<Row extends Identified, Filter>(list: ResourceList<Row, Filter>): ViewChoice {
  const key = `views:${useOwner()}:${list.of.name}`;
  const [text, write] = useStored(key);
  const kept = useMemo(() => parseViews(text), [text]);
  const open = kept.views.find((view) => view.id === list.view);
  useDefaultView(list, key);
  const keep = useCallback((views: SavedViews) => write(JSON.stringify(views)), [write]);
  return { kept, open, changed: open !== undefined && open.search !== list.viewSearch, keep };
}

/** Opens the default view once, on a list whose address asks for nothing; later an empty address is what the person asked for. */
function useDefaultView<Row extends Identified, Filter>({ openView }: ResourceList<Row, Filter>, key: string) {
  const { search } = useAddress();
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    // Read here and not from the render: while a page hydrates, renders know nothing of the browser's storage.
    const { views, defaultId } = parseViews(readStored(key));
    const wanted = views.find((view) => view.id === defaultId);
    if (search === '' && wanted && wanted.search !== '') openView(wanted.search, wanted.id, 'replace');
  }, [key, search, openView]);
}
