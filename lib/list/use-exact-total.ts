'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/client/call';
import { everythingOf } from '@/lib/client/resource-queries';
import type { Page } from '@/lib/contract/call/page';
import type { Identified, Listing } from '@/lib/contract/call/resource';
import { type ListQuery, matchKey } from './list-address';

/** How many rows match, as far as it is known. */
export interface Total {
  readonly total: number;
  /** Set while `total` is an estimate: at least so many match. */
  readonly totalAtLeast: number | undefined;
  /** Has every match counted; the answer replaces the estimate until other rows match. */
  countAll(): void;
}

/** The total of a list; where the API only estimates it, the exact one is counted when a person asks for it. */
export function useExactTotal<Row extends Identified, Filter, Summary extends object>(
  of: Listing<Row, Filter, Summary>,
  query: ListQuery<Filter>,
  answer: Page<Row, Summary> | undefined,
): Total {
  const matches = matchKey(query);
  const [wanted, setWanted] = useState<string>();
  const estimated = answer?.totalAtLeast !== undefined;
  const counted = useQuery({
    queryKey: [...everythingOf(of.name), 'exactTotal', matches],
    queryFn: ({ signal }) =>
      call(of.list, { query: { ...query, currPage: 1, pageSize: 1, exactTotal: 1 }, body: undefined, signal }).then(({ total }) => total),
    enabled: estimated && wanted === matches,
  });
  const exact = estimated && wanted === matches ? counted.data : undefined;
  return {
    total: exact ?? answer?.total ?? 0,
    totalAtLeast: exact === undefined ? answer?.totalAtLeast : undefined,
    countAll: () => setWanted(matches),
  };
}
