'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import type { RowAction } from '@/components/list/cells/RowActions';
import type { Distributor } from '@/lib/contract/distributor';
import type { PanelName } from './DistributorDrawer';
import { type BoundDistributorActions, distributorActions } from './distributor-actions';
import { distributorDrawer } from './distributor-dialogs';

/** What the screens of distributors can do with one. */
export interface DistributorActions extends BoundDistributorActions {
  show(row: Distributor, panel?: PanelName): void;
  /** The panels of the drawer, as the first entries of a row. */
  panelsOf(row: Distributor): readonly RowAction[];
}

const PANELS = ['members', 'orders', 'commissions'] as const;

/** The actions of distributors, of steady identity so that a hundred cells may hold them. */
export function useDistributorActions(): DistributorActions {
  const t = useTranslations('distributor.actions');
  const ask = useAskOnDemand();
  const bound = useRecordActions(distributorActions);
  return useMemo(() => {
    const show = (row: Distributor, panel: PanelName = 'profile') => void ask(distributorDrawer, { id: row.id, panel, actions: bound });
    const panelsOf = (row: Distributor) => PANELS.map((key) => ({ key, label: t(key), act: () => show(row, key) }));
    return { ...bound, show, panelsOf };
  }, [bound, ask, t]);
}
