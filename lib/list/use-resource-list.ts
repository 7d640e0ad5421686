'use client';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { everythingOf, listOptions } from '@/lib/client/resource-queries';
import { TransportError } from '@/lib/contract/envelope';
import { parseListAddress, VIEW_KEY } from '@/lib/contract/list-address';
import type { Paging } from '@/lib/contract/page';
import type { Identified, Listing } from '@/lib/contract/resource';
import { activeFilters, changeQuery, type ListPatch, type ListQuery, matchKey, realPage, writeListAddress } from './list-address';
import { useAddress } from './use-address';
import { useExactTotal } from './use-exact-total';
import { type ListSelection, useSelection } from './use-selection';

/** A list as its screen and the parts that draw it see it. */
export interface ResourceList<Row extends Identified, Filter> {
  readonly of: Listing<Row, Filter>;
  readonly query: ListQuery<Filter>;
  readonly rows: readonly Row[];
  readonly total: number;
  /** Set while `total` is an estimate: at least so many match. */
  readonly totalAtLeast: number | undefined;
  /** Has every match counted where the total is an estimate. */
  countAll(): void;
  readonly summary: Readonly<Record<string, number>>;
  readonly tabs: Readonly<Record<string, number>>;
  readonly error: Error | null;
  /** A call is under way, whether or not rows are shown. */
  readonly busy: boolean;
  /** The rows shown belong to an earlier question; those asked for are on their way. */
  readonly stale: boolean;
  /** Nothing has ever arrived: skeletons stand in for rows. */
  readonly waiting: boolean;
  /** Names of the filters that narrow the list now. */
  readonly narrowedBy: readonly string[];
  /** Id of the saved view the address was opened from. */
  readonly view: string | null;
  /** The search string of the present filters, tab and sort, without page: what a saved view keeps. */
  readonly viewSearch: string;
  readonly selection: ListSelection;
  /** Filters the screen itself sets; they stand neither in the address nor in a filter field. */
  readonly fixed: Partial<Filter>;
  /** The only way to ask for something else; anything but paging goes back to page 1. */
  change(patch: ListPatch<Filter>): void;
  /** Takes all filters and the sort away, the state tab stays. */
  reset(): void;
  /** Shows what a saved view asks for; `how` replaces the address where the person asked for nothing else yet. */
  openView(search: string, view: string | null, how?: 'push' | 'replace'): void;
  reload(): void;
  /** Reads a page ahead of time, because a person is about to ask for it. */
  prefetch(currPage: number): void;
}

const NO_ROWS: readonly never[] = [];
const NO_COUNTS: Readonly<Record<string, number>> = {};

/** State of a list: the address says what is asked, the API answers, `change` asks for something else (architecture.md 5). */
export function useResourceList<Row extends Identified, Filter>(
  of: Listing<Row, Filter>,
  fixed: Partial<Filter> = {},
): ResourceList<Row, Filter> {
  const { search, go } = useAddress();
  const queries = useQueryClient();
  // Screens write `fixed` as a literal: it is the same as long as it says the same.
  const fixedText = JSON.stringify(fixed);
  const steady = useMemo((): Partial<Filter> => JSON.parse(fixedText), [fixedText]);
  const query = useMemo(() => parseListAddress(of.list.query, search, steady), [of, search, steady]);
  const view = useMemo(() => new URLSearchParams(search).get(VIEW_KEY), [search]);
  const answer = useQuery(listOptions(of, query));
  const error = answer.error ?? (heldBack(answer) ? NO_CONNECTION : null);
  const rows = (error ? undefined : answer.data?.rows) ?? NO_ROWS;
  const totals = useExactTotal(of, query, answer.data);
  const shown = useMemo(() => rows.map((row) => row.id), [rows]);
  const selection = useSelection(of.name, matchKey(query), shown, totals.total);
  useLastRealPage(query, answer.isPlaceholderData ? undefined : answer.data, (currPage) =>
    go(writeListAddress(of.list.query, { ...query, currPage }, steady, view ?? undefined), 'replace'),
  );
  const ways = useMemo(() => {
    const ask = (next: ListQuery<Filter>) => {
      const wanted = writeListAddress(of.list.query, next, steady, view ?? undefined);
      if (wanted !== search) go(wanted, 'push');
      else void queries.invalidateQueries({ queryKey: everythingOf(of.name) });
    };
    return {
      change: (patch: ListPatch<Filter>) => ask(changeQuery<ListQuery<Filter>>(query, patch)),
      reset: () => ask(withoutFilters(of, query, steady)),
      openView: (asked: string, id: string | null, how: 'push' | 'replace' = 'push') =>
        go(writeListAddress(of.list.query, parseListAddress(of.list.query, asked, steady), steady, id ?? undefined), how),
      reload: () => void queries.invalidateQueries({ queryKey: everythingOf(of.name) }),
      prefetch: (currPage: number) => void queries.prefetchQuery(listOptions(of, { ...query, currPage })),
    };
  }, [of, query, steady, search, view, go, queries]);
  return {
    of,
    query,
    rows,
    ...totals,
    summary: answer.data?.summary ?? NO_COUNTS,
    tabs: answer.data?.tabs ?? NO_COUNTS,
    error,
    busy: answer.isFetching,
    stale: answer.isPlaceholderData,
    waiting: answer.data === undefined && error === null,
    narrowedBy: activeFilters(of.list.query, query, steady),
    view,
    viewSearch: writeListAddress(of.list.query, { ...query, currPage: 1 }, steady),
    selection,
    fixed: steady,
    ...ways,
  };
}

/** Without a connection a call is not even tried; it goes out by itself when there is one again. */
const NO_CONNECTION = new TransportError('Network Error');
const heldBack = ({ fetchStatus, data, isPlaceholderData }: Pick<UseQueryResult, 'fetchStatus' | 'data' | 'isPlaceholderData'>) =>
  fetchStatus === 'paused' && (data === undefined || isPlaceholderData);

/** Moves to the last page that has rows when the present one was emptied. */
function useLastRealPage(query: Paging, answer: { rows: readonly unknown[]; total: number } | undefined, move: (page: number) => void) {
  const wanted = answer ? realPage(query, answer) : query.currPage;
  useEffect(() => {
    if (wanted !== query.currPage) move(wanted);
  });
}

function withoutFilters<Row extends Identified, Filter>(
  of: Listing<Row, Filter>,
  query: ListQuery<Filter>,
  fixed: Partial<Filter>,
): ListQuery<Filter> {
  const bare = parseListAddress(of.list.query, 'tab' in query && query.tab ? `?tab=${encodeURIComponent(String(query.tab))}` : '', fixed);
  return { ...bare, pageSize: query.pageSize };
}
