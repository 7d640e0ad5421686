'use client';
import {
  type FetchQueryOptions,
  type QueryKey,
  type QueryState,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { readAgain } from '@/lib/client/query-client';
import { listOptions } from '@/lib/client/resource-queries';
import { TransportError } from '@/lib/contract/call/envelope';
import { parseListAddress, VIEW_KEY } from '@/lib/contract/call/list-address';
import type { Paging } from '@/lib/contract/call/page';
import type { Identified, Listing, Sorting } from '@/lib/contract/call/resource';
import { activeFilters, changeQuery, type ListPatch, type ListQuery, matchKey, realPage, writeListAddress } from './list-address';
import { listKeyOf } from './list-key';
import type { ListSorting, ResourceList } from './resource-list';
import { useAddress } from './use-address';
import { useExactTotal } from './use-exact-total';
import { useSelection } from './use-selection';

const NO_ROWS: readonly never[] = [];
const NO_COUNTS: Readonly<Record<string, number>> = {};

interface Options<Filter> {
  /** Filters the screen itself sets. */
  readonly fixed?: Partial<Filter>;
  /** Another key than the resource's name with its fixed filters: lists in drawers share one layout whatever record they show. */
  readonly key?: string;
}

/** State of a list: the address says what is asked, the API answers, `change` asks for something else (architecture.md 5). */
export function useResourceList<Row extends Identified, Filter, Summary extends object>(
  resource: Listing<Row, Filter, Summary>,
  { fixed = {}, key }: Options<Filter> = {},
): ResourceList<Row, Filter, Summary> {
  const { search } = useAddress();
  // Screens write `fixed` as a literal: it is the same as long as it says the same.
  const fixedText = JSON.stringify(fixed);
  const steady = useMemo((): Partial<Filter> => JSON.parse(fixedText), [fixedText]);
  const schema = resource.list.query;
  const query = useMemo(() => parseListAddress(schema, search, steady), [schema, search, steady]);
  const view = useMemo(() => new URLSearchParams(search).get(VIEW_KEY), [search]);
  const listKey = key ?? listKeyOf(resource.name, steady);
  const options = listOptions(resource, query);
  useEarlyCall(options);
  const answer = useQuery({ ...options, retryOnMount: failedBefore });
  const failure = answer.error ?? (heldBack(answer) ? NO_CONNECTION : null);
  // What has been read of this question stays in sight, with what is typed in it, while it cannot be read anew.
  const known = answer.data !== undefined && !answer.isPlaceholderData;
  const error = known ? null : failure;
  const waiting = answer.data === undefined && error === null;
  const rows = (error ? undefined : answer.data?.rows) ?? NO_ROWS;
  const totals = useExactTotal(resource, query, answer.data);
  const matches = matchKey(query);
  const selection = useSelection(listKey, matches, useChoosable(matches, rows, answer), totals.total);
  const { paging, sort, filters, open, reload, showPage } = useListActions(resource, { query, fixed: steady, view });
  useLastRealPage(query, answer.isPlaceholderData ? undefined : answer.data, showPage);
  return {
    key: listKey,
    resource,
    query,
    rows,
    summary: answer.data?.summary ?? {},
    tabs: answer.data?.tabs ?? NO_COUNTS,
    state: { error, outdated: known ? failure : null, busy: answer.isFetching, stale: answer.isPlaceholderData, waiting },
    paging: { currPage: query.currPage, pageSize: query.pageSize, waiting, ...totals, ...paging },
    sorting: sortingOf(resource.sortable, query, sort),
    filters: { active: activeFilters(schema, query, steady), fixed: steady, ...filters },
    selection,
    view: { id: view, search: writeListAddress(schema, { ...query, currPage: 1 }, steady), open },
    reload,
  };
}

/**
 * Sends a list's call while its screen is drawn for the first time, not after that: the two take about as long. On the server there is nobody
 * to wait for an answer.
 */
function useEarlyCall<Answer, Key extends QueryKey>(options: FetchQueryOptions<Answer, Error, Answer, Key> & { queryKey: Key }): void {
  const queries = useQueryClient();
  if (typeof window !== 'undefined' && !queries.getQueryState(options.queryKey)) void queries.prefetchQuery(options);
}

/**
 * Ids of the rows shown, or null while those are rows of an earlier filter: they stay in sight until the answer comes, but nobody means
 * them any more. Rows of another page or order do match, and can be chosen all the while.
 */
function useChoosable(
  matches: string,
  rows: readonly Identified[],
  { data, isPlaceholderData }: Pick<UseQueryResult, 'data' | 'isPlaceholderData'>,
): readonly number[] | null {
  const [before, setBefore] = useState(matches);
  const answered = data === undefined || isPlaceholderData ? before : matches;
  if (answered !== before) setBefore(answered);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  return answered === matches ? ids : null;
}

/** A failure of this moment is that of the early call, and told already; an older one is asked for again by whoever comes back to the list. */
const EARLY_MS = 2_000;
const failedBefore = ({ state }: { readonly state: Pick<QueryState, 'errorUpdatedAt'> }) => Date.now() - state.errorUpdatedAt > EARLY_MS;

interface Present<Filter> {
  readonly query: ListQuery<Filter>;
  readonly fixed: Partial<Filter>;
  readonly view: string | null;
}

/** The ways to ask for something else, of steady identity while the list stays as it is. */
function useListActions<Row extends Identified, Filter, Summary extends object>(
  resource: Listing<Row, Filter, Summary>,
  { query, fixed, view }: Present<Filter>,
) {
  const { search, go } = useAddress();
  const queries = useQueryClient();
  return useMemo(() => {
    const schema = resource.list.query;
    const reload = () => void readAgain(queries, resource.list);
    const ask = (next: ListQuery<Filter>) => {
      const wanted = writeListAddress(schema, next, fixed, view ?? undefined);
      if (wanted !== search) go(wanted, 'push');
      else reload();
    };
    const change = (patch: ListPatch<Filter>) => ask(changeQuery<ListQuery<Filter>>(query, patch));
    return {
      reload,
      filters: { change, reset: () => ask(withoutFilters(resource, query, fixed)) },
      sort: (next: Sorting) => ask({ ...query, currPage: 1, ...next }),
      paging: {
        show: (currPage: number) => ask({ ...query, currPage }),
        resize: (pageSize: number) => ask({ ...query, pageSize }),
        prefetch: (currPage: number) => void queries.prefetchQuery(listOptions(resource, { ...query, currPage })),
      },
      open: (asked: string, id: string | null, how: 'push' | 'replace' = 'push') =>
        go(writeListAddress(schema, parseListAddress(schema, asked, fixed), fixed, id ?? undefined), how),
      showPage: (currPage: number) => go(writeListAddress(schema, { ...query, currPage }, fixed, view ?? undefined), 'replace'),
    };
  }, [resource, query, fixed, search, view, go, queries]);
}

const sortingOf = (fields: readonly string[], { sortField, sortOrder }: Sorting, sort: ListSorting['sort']): ListSorting => ({
  fields,
  orderOf: (field) => ((sortField ?? fields[0]) === field ? (sortOrder ?? 'desc') : null),
  sort,
});

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

function withoutFilters<Row extends Identified, Filter, Summary extends object>(
  { list }: Listing<Row, Filter, Summary>,
  query: ListQuery<Filter>,
  fixed: Partial<Filter>,
): ListQuery<Filter> {
  const bare = parseListAddress(list.query, 'tab' in query && query.tab ? `?tab=${encodeURIComponent(String(query.tab))}` : '', fixed);
  return { ...bare, pageSize: query.pageSize };
}
