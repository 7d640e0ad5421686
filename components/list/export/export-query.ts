import type { ListQuery } from '@/lib/list/list-address';

/** What an export asks for: the filters and the order of the list. */
export function withoutPaging<Filter>({ currPage: _page, pageSize: _size, ...query }: ListQuery<Filter>) {
  return query;
}
