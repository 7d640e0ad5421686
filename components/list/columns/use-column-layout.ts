'use client';
import { useCallback, useMemo } from 'react';
import { readStored, useStored } from '@/components/controls/use-stored';
import { useOwner } from '@/components/viewer/use-owner';
import {
  type ColumnFacts,
  type ColumnLayout,
  changeLayout,
  defaultLayout,
  type LayoutAction,
  parseLayout,
  settleLayout,
} from '@/lib/list/column-layout';

/** How the person arranged the columns of a list, and the ways to arrange them; kept per person and list. */
export interface ArrangedColumns {
  readonly layout: ColumnLayout;
  readonly arranged: boolean;
  change(action: LayoutAction): void;
  reset(): void;
}

/** The arrangement of a list's columns. */
export function useColumnLayout(listName: string, columns: readonly ColumnFacts[]): ArrangedColumns {
  const [text, write] = useStored(layoutKey(useOwner(), listName));
  const kept = useMemo(() => parseLayout(text), [text]);
  const layout = useMemo(() => (kept ? settleLayout(kept, columns) : defaultLayout(columns)), [kept, columns]);
  const change = useCallback((action: LayoutAction) => write(JSON.stringify(changeLayout(layout, action))), [layout, write]);
  const reset = useCallback(() => write(null), [write]);
  return useMemo(() => ({ layout, arranged: kept !== null, change, reset }), [layout, kept, change, reset]);
}

/** Keys of the columns the person has hidden, comma-separated, for an export that holds what is seen; undefined when none is. */
export function hiddenColumns(owner: string, listName: string): string | undefined {
  return parseLayout(readStored(layoutKey(owner, listName)))?.hidden.join(',') || undefined;
}

const layoutKey = (owner: string, listName: string) => `columns:${owner}:${listName}`;
