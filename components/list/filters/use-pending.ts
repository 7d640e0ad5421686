'use client';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { Identified } from '@/lib/contract/call/resource';
import type { ListPatch } from '@/lib/list/list-address';
import { createObservable } from '@/lib/list/observable';
import type { ResourceList } from '@/lib/list/resource-list';
import { type FilterName, filterText } from './filter-field';
import type { PendingFilters, TypedFilter } from './pending-filters';

const NOTHING_TYPED: Readonly<Record<string, TypedFilter>> = {};

/** Holds what was typed until something else is asked for. No state of the bar, because typing must not draw the list again. */
export function usePending<Row extends Identified, Filter>(list: ResourceList<Row, Filter>) {
  const [typed] = useState(() => createObservable(NOTHING_TYPED));
  const { change, reset } = list.filters;
  const { query } = list;
  // Asked for by now, or taken back by a saved view or the browser's Back: before a field is painted, and whether or not it is in sight.
  useLayoutEffect(() => {
    const waiting = Object.entries(typed.get()).filter(([name, { asked }]) => asked === askedOf({ query }, name));
    typed.set(Object.fromEntries(waiting));
  }, [typed, query]);
  return useMemo(() => {
    const apply = (values: Readonly<Record<string, unknown>>) => {
      const waiting = Object.entries(typed.get()).map(([name, { value }]) => [name, value]);
      change({ ...Object.fromEntries(waiting), ...values } as ListPatch<Filter>);
    };
    const set = (name: string, text: string, value: unknown) =>
      typed.set({ ...typed.get(), [name]: { text, value, asked: askedOf({ query }, name) } });
    const pending: PendingFilters = { typed, set, apply };
    return {
      pending,
      submit: () => apply({}),
      reset: () => {
        typed.set(NOTHING_TYPED);
        reset();
      },
    };
  }, [typed, query, change, reset]);
}

const askedOf = <Row extends Identified, Filter>(list: Pick<ResourceList<Row, Filter>, 'query'>, name: string) =>
  filterText(list, name as FilterName<Filter>);
