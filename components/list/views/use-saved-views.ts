'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readStored, useStored } from '@/components/controls/use-stored';
import { useOwner } from '@/components/viewer/use-owner';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { parseViews, type SavedView, type SavedViews } from '@/lib/list/saved-views';
import { useAddress } from '@/lib/list/use-address';

/** The saved views of a list, which of them is open, and whether the list was changed since. */
export interface ViewChoice {
  readonly kept: SavedViews;
  readonly open: SavedView | undefined;
  readonly changed: boolean;
  keep(views: SavedViews): void;
}

/** Saved views, kept per person and list; the default one opens when the address says nothing. */
export function useSavedViews<Row extends Identified, Filter>(list: ResourceList<Row, Filter>): ViewChoice {
  const key = `views:${useOwner()}:${list.key}`;
  const [text, write] = useStored(key);
  const kept = useMemo(() => parseViews(text), [text]);
  const open = kept.views.find((view) => view.id === list.view.id);
  useDefaultView(list, key);
  const keep = useCallback((views: SavedViews) => write(JSON.stringify(views)), [write]);
  return { kept, open, changed: open !== undefined && open.search !== list.view.search, keep };
}

/** Opens the default view once, on a list whose address asks for nothing; later an empty address is what the person asked for. */
function useDefaultView<Row extends Identified, Filter>({ view: { open } }: ResourceList<Row, Filter>, key: string) {
  const { search } = useAddress();
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    // Read here and not from the render: while a page hydrates, renders know nothing of the browser's storage.
    const { views, defaultId } = parseViews(readStored(key));
    const wanted = views.find((view) => view.id === defaultId);
    if (search === '' && wanted && wanted.search !== '') open(wanted.search, wanted.id, 'replace');
  }, [key, search, open]);
}
