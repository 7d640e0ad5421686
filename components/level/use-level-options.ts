'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '@/components/controls/option';
import { listOptions } from '@/lib/client/resource-queries';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import type { Listing } from '@/lib/contract/call/resource';
import type { Level, LevelFilter } from '@/lib/contract/level';
import { onOff } from '@/lib/contract/states/on-off';

const EVERY = { currPage: 1, pageSize: MAX_PAGE_SIZE } as const;

/** Levels of one kind to choose among, lowest first; a form offers those in use, a filter all of them. The list comes whole. */
export function useLevelOptions<Row extends Level>(levels: Listing<Row, LevelFilter>, which: 'all' | 'enabled'): readonly Option[] {
  const { data } = useQuery(listOptions(levels, EVERY));
  return useMemo(
    () =>
      (data?.rows ?? []).filter(({ status }) => which === 'all' || status === onOff.on).map(({ id, name }) => ({ value: id, label: name })),
    [data, which],
  );
}
