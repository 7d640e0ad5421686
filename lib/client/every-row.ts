import { queryOptions } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import type { Identified, Listing, Sorting } from '@/lib/contract/call/resource';
import { call } from './call';
import { everythingOf } from './resource-queries';

/**
 * Query options of all rows of a list, for those that are few enough to choose among and may still be more than one page: it is asked for
 * page after page. What many of are found by words belongs into a `RemoteSource`.
 */
export const everyRowOptions = <Row extends Identified, Filter, Summary extends object>(
  of: Listing<Row, Filter, Summary>,
  filter: Filter & Sorting,
) =>
  queryOptions({
    queryKey: [...everythingOf(of.name), 'every', filter] as const,
    queryFn: ({ signal }): Promise<readonly Row[]> => everyRow(of, filter, signal),
  });

/** All rows of such a list, as they are now. */
export async function everyRow<Row extends Identified, Filter, Summary extends object>(
  of: Listing<Row, Filter, Summary>,
  filter: Filter & Sorting,
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  // By their number: one that moved to the next page meanwhile would stand there twice.
  const rows = new Map<number, Row>();
  for (let currPage = 1; ; currPage += 1) {
    const page = await call(of.list, { query: { ...filter, currPage, pageSize: MAX_PAGE_SIZE }, body: undefined, signal });
    for (const row of page.rows) rows.set(row.id, row);
    if (page.rows.length < MAX_PAGE_SIZE || rows.size >= page.total) return [...rows.values()];
  }
}
