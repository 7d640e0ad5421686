'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '@/components/controls/option';
import { listOptions } from '@/lib/client/resource-queries';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import { onOff } from '@/lib/contract/states/on-off';
import { storeLevel } from '@/lib/contract/store-level';

const EVERY = { currPage: 1, pageSize: MAX_PAGE_SIZE } as const;

/** Levels to choose among, lowest first; a form offers those in use, a filter all of them. */
export function useStoreLevelOptions(which: 'all' | 'enabled'): readonly Option[] {
  const { data } = useQuery({ ...listOptions(storeLevel, EVERY), meta: { quiet: true } });
  return useMemo(
    () =>
      (data?.rows ?? []).filter(({ status }) => which === 'all' || status === onOff.on).map(({ id, name }) => ({ value: id, label: name })),
    [data, which],
  );
}
