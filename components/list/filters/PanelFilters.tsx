'use client';
import type { ReactNode } from 'react';
import { PanelBar } from '@/components/list/PanelBar';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { PendingFiltersContext } from './pending-filters';
import { usePending } from './use-pending';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  /** Choices and ranges, which ask at once: there is no button to search with. */
  readonly children: ReactNode;
}

/** What narrows a list inside a drawer, above its rows. */
export const PanelFilters = <Row extends Identified, Filter>({ list, children }: Props<Row, Filter>) => (
  <PendingFiltersContext value={usePending(list).pending}>
    <PanelBar>{children}</PanelBar>
  </PendingFiltersContext>
);
