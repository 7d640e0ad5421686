import type { ListQuery } from '@/lib/list/list-address';

/** Ids travel in the address of the call, which servers bound at a few kilobytes. */
export const MAX_EXPORTED_IDS = 1000;

/** What an export asks for: the filters and the order of the list. */
export function withoutPaging<Filter>({ currPage: _page, pageSize: _size, ...query }: ListQuery<Filter>) {
  return query;
}
