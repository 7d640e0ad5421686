'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '@/components/controls/option';
import { listOptions } from '@/lib/client/resource-queries';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import { type DistributorLevel, distributorLevel } from '@/lib/contract/distributor-level';
import { onOff } from '@/lib/contract/states/on-off';

const NONE: readonly DistributorLevel[] = [];

/** Distributor levels to choose among, lowest first; the list comes whole, a distributor can be put on enabled ones only. */
export function useDistributorLevelOptions(which: 'all' | 'enabled'): readonly Option[] {
  const levels = useQuery(listOptions(distributorLevel, { currPage: 1, pageSize: MAX_PAGE_SIZE })).data?.rows ?? NONE;
  return useMemo(
    () => levels.filter((level) => which === 'all' || level.status === onOff.on).map(({ id, name }) => ({ value: id, label: name })),
    [levels, which],
  );
}
