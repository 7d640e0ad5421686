'use client';
import { useState } from 'react';
import type { Cycle, FlowPeriod, StoreFlow, StoreFlowFilter, StoreFlowSums } from '@/lib/contract/store-flow';
import { periodDays, timesWithin } from '@/lib/format/period-days';
import type { ResourceList } from '@/lib/list/resource-list';

type Times = Pick<StoreFlowFilter, 'startTime' | 'endTime'>;

interface Narrowed {
  readonly period: FlowPeriod;
  readonly times: Times;
  /** What the rows were asked for before. */
  readonly before: Times;
}

/** The period of the summary whose rows the list shows, and the times the summary itself covers. */
export interface FlowPeriodChoice {
  readonly chosen: FlowPeriod | null;
  readonly covers: Times;
  /** The rows of a period; of the same one again, or of none: of all of them. */
  choose(cycle: Cycle, period: FlowPeriod | null): void;
}

/** Narrows the rows to one period of their summary, which goes on to show the others; the filter of times ends it. */
export function useFlowPeriod({ query, filters }: ResourceList<StoreFlow, StoreFlowFilter, StoreFlowSums>): FlowPeriodChoice {
  const [narrowed, setNarrowed] = useState<Narrowed | null>(null);
  const asked: Times = { startTime: query.startTime, endTime: query.endTime };
  const holds = narrowed?.times.startTime === asked.startTime && narrowed?.times.endTime === asked.endTime;
  const now = narrowed !== null && holds ? narrowed : null;
  const covers = now?.before ?? asked;
  const choose = (cycle: Cycle, period: FlowPeriod | null) => {
    if (period === null || period.period === now?.period.period) {
      setNarrowed(null);
      if (now) filters.change({ startTime: now.before.startTime, endTime: now.before.endTime });
      return;
    }
    // The summary counts of a period what its own times leave; the rows are no others.
    const times = timesWithin(periodDays(cycle, period.period), covers);
    setNarrowed({ period, times, before: covers });
    filters.change(times);
  };
  return { chosen: now?.period ?? null, covers, choose };
}
