import type { Paging } from '@/lib/contract/call/page';
import type { Identified, Listing, Sorting } from '@/lib/contract/call/resource';
import type { ListPatch, ListQuery } from './list-address';
import type { ListSelection } from './use-selection';

/** How far a list has come. */
export interface ListProgress {
  /** Why nothing is shown. */
  readonly error: Error | null;
  /** Why the rows shown could not be read again. */
  readonly outdated: Error | null;
  /** A call is under way, whether or not rows are shown. */
  readonly busy: boolean;
  /** The rows shown belong to an earlier question; those asked for are on their way. */
  readonly stale: boolean;
  /** Nothing has ever arrived: skeletons stand in for rows. */
  readonly waiting: boolean;
}

/** What a pager needs of a list, and all it needs. */
export interface ListPaging extends Pick<Paging, 'currPage' | 'pageSize'> {
  readonly total: number;
  /** Set while `total` is an estimate: at least so many match. */
  readonly totalAtLeast: number | undefined;
  readonly waiting: boolean;
  /** Has every match counted where the total is an estimate. */
  countAll(): void;
  show(page: number): void;
  resize(pageSize: number): void;
  /** Reads a page ahead of time, because a person is about to ask for it. */
  prefetch(page: number): void;
}

/** The order of a list. */
export interface ListSorting {
  /** Names of the columns the server can order by. */
  readonly fields: readonly string[];
  /** The order a column gives the rows; unasked it is the list's first sortable field, largest first. */
  orderOf(field: string): 'asc' | 'desc' | null;
  sort(next: Sorting): void;
}

/** What narrows a list. */
export interface ListFilters<Filter> {
  /** Names of the filters that narrow the list now. */
  readonly active: readonly string[];
  /** Filters the screen itself sets; they stand neither in the address nor in a filter field. */
  readonly fixed: Partial<Filter>;
  /** The only way to ask for something else; anything but paging goes back to page 1. */
  change(patch: ListPatch<Filter>): void;
  /** Takes all filters and the sort away, the state tab stays. */
  reset(): void;
}

/** The saved view a list was opened from. */
export interface ListView {
  readonly id: string | null;
  /** The search string of the present filters, tab and sort, without page: what a saved view keeps. */
  readonly search: string;
  /** Shows what a saved view asks for; `how` replaces the address where the person asked for nothing else yet. */
  open(search: string, view: string | null, how?: 'push' | 'replace'): void;
}

/** A list as its screen and the parts that draw it see it. */
export interface ResourceList<Row extends Identified, Filter, Summary extends object = object> {
  /** Under which the browser keeps what belongs to this list (lib/list/list-key.ts). */
  readonly key: string;
  readonly resource: Listing<Row, Filter, Summary>;
  /** Everything the list asks for: filters, order and page. */
  readonly query: ListQuery<Filter>;
  readonly rows: readonly Row[];
  /** Sums over everything that matches; nothing before they have come. */
  readonly summary: Partial<Summary>;
  /** How many rows stand under each state tab. */
  readonly tabs: Readonly<Record<string, number>>;
  readonly state: ListProgress;
  readonly paging: ListPaging;
  readonly sorting: ListSorting;
  readonly filters: ListFilters<Filter>;
  readonly selection: ListSelection;
  readonly view: ListView;
  reload(): void;
}
