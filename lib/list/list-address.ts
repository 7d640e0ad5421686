import type { ZodType } from 'zod';
import { VIEW_KEY } from '@/lib/contract/call/list-address';
import type { Paging } from '@/lib/contract/call/page';
import type { Sorting } from '@/lib/contract/call/resource';

/** Everything a list asks for. */
export type ListQuery<Filter> = Filter & Paging & Sorting;
/** A change of some of it; undefined takes a filter away. */
export type ListPatch<Filter> = { [Key in keyof ListQuery<Filter>]?: ListQuery<Filter>[Key] | undefined };

/** The state tab of a list, by convention of the contract; it is drawn as tabs, not as a filter field. */
export const TAB_KEY = 'tab';

const PAGING_KEYS: readonly string[] = ['currPage', 'pageSize', 'exactTotal'];
const SORTING_KEYS: readonly string[] = ['sortField', 'sortOrder'];

/** The search string of a query, with its question mark, or empty when nothing differs from the defaults. */
export function writeListAddress<Query extends object>(schema: ZodType<Query>, query: Query, fixed: object = {}, view?: string): string {
  const defaults = entriesOf(schema.parse(fixed));
  const written = new URLSearchParams();
  const ordered = [...entriesOf(query)].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  for (const [key, text] of ordered) if (defaults.get(key) !== text) written.set(key, text);
  if (view) written.set(VIEW_KEY, view);
  const search = written.toString();
  return search === '' ? '' : `?${search}`;
}

/** A query after a change; anything but paging goes back to page 1. */
export function changeQuery<Query extends Paging>(query: Query, patch: { [Key in keyof Query]?: Query[Key] | undefined }): Query {
  const onlyPaging = Object.keys(patch).every((key) => PAGING_KEYS.includes(key));
  return { ...query, ...(onlyPaging ? {} : { currPage: 1 }), ...patch };
}

/** The page to show instead when the asked one has no rows although others have: the last real one. */
export function realPage(query: Paging, answer: { rows: readonly unknown[]; total: number }): number {
  if (answer.rows.length > 0 || query.currPage === 1) return query.currPage;
  return Math.min(query.currPage, Math.max(1, Math.ceil(answer.total / query.pageSize)));
}

/** Names of the filters that narrow a list right now, without paging, sort and the state tab. */
export function activeFilters<Query extends object>(schema: ZodType<Query>, query: Query, fixed: object = {}): string[] {
  const defaults = entriesOf(schema.parse(fixed));
  return [...entriesOf(query)]
    .filter(([key, text]) => rank(key) === 0 && key !== TAB_KEY && defaults.get(key) !== text)
    .map(([key]) => key);
}

/** Two queries with the same text match the same rows, on whatever page and in whatever order. */
export const matchKey = (query: object): string =>
  [...entriesOf(query)]
    .filter(([key]) => rank(key) === 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `${key}=${text}`)
    .join('&');

const rank = (key: string) => (SORTING_KEYS.includes(key) ? 1 : PAGING_KEYS.includes(key) ? 2 : 0);

function entriesOf(query: object): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries<unknown>({ ...query })) {
    if (value === undefined || value === null || value === '') continue;
    const text = Array.isArray(value) ? value.join(',') : String(value);
    if (text !== '') texts.set(key, text);
  }
  return texts;
}
