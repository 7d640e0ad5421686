'use client';
import { useMemo, useRef } from 'react';
import type { Identified } from '@/lib/contract/call/resource';
import type { ListPatch } from '@/lib/list/list-address';
import type { ResourceList } from '@/lib/list/resource-list';
import type { PendingFilters } from './pending-filters';

/** Holds what was typed until it is asked for. A ref, because typing must not draw the list again. */
export function usePending<Row extends Identified, Filter>(list: ResourceList<Row, Filter>) {
  const typed = useRef<Record<string, unknown>>({});
  const { change, reset } = list.filters;
  return useMemo(() => {
    const apply = (values: Readonly<Record<string, unknown>>) => {
      const patch = { ...typed.current, ...values };
      typed.current = {};
      change(patch as ListPatch<Filter>);
    };
    const set = (name: string, value: unknown) => {
      typed.current[name] = value;
    };
    const pending: PendingFilters = { set, apply };
    return {
      pending,
      submit: () => apply({}),
      reset: () => {
        typed.current = {};
        reset();
      },
    };
  }, [change, reset]);
}
