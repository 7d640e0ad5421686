'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { type Distributor, distributorRetire, distributorStatusChange } from '@/lib/contract/distributor';
import { distributorWithdraw } from '@/lib/contract/distributor-withdraw';
import type { PanelName } from './DistributorDrawer';
import { distributorDrawer } from './distributor-dialogs';
import { type DistributorCommands, useDistributorCommands } from './use-distributor-commands';

const ACTIVE = 1;
const DISMISSED = -1;

/** What the screens of distributors can do with one. */
export interface DistributorActions {
  show(row: Distributor, panel?: PanelName): void;
  /** Everything: what belongs to it, and the actions this person may take. */
  of(row: Distributor): readonly RowAction[];
}

/** The actions of distributors, of steady identity so that a hundred cells may hold them. */
export function useDistributorActions(): DistributorActions {
  const t = useTranslations('distributor.actions');
  const ask = useAskOnDemand();
  const may = useMay();
  const commands = useDistributorCommands();
  return useMemo(() => {
    const [mayEdit, mayRetire, mayWithdraw] = [may(distributorStatusChange), may(distributorRetire), may(distributorWithdraw)];
    const show = (row: Distributor, panel: PanelName = 'profile') => void ask(distributorDrawer, { id: row.id, panel, actions });
    const panel = (row: Distributor, key: 'members' | 'orders' | 'commissions'): RowAction => ({
      key,
      label: t(key),
      act: () => show(row, key),
    });
    const command = (row: Distributor, key: keyof DistributorCommands, danger = false): RowAction => ({
      key,
      label: t(key),
      danger,
      // A refusal was told by the one place that tells failures.
      act: () => void commands[key](row).catch(() => undefined),
    });
    const of = (row: Distributor): readonly RowAction[] => {
      const changeable = mayEdit && row.status !== DISMISSED;
      const found = [
        panel(row, 'members'),
        panel(row, 'orders'),
        panel(row, 'commissions'),
        changeable && command(row, 'level'),
        changeable && command(row, 'parent'),
        changeable && row.parentId !== null && command(row, 'clearParent'),
        row.status === ACTIVE && command(row, 'qrcode'),
        changeable && (row.status === ACTIVE ? command(row, 'freeze', true) : command(row, 'unfreeze')),
        mayWithdraw && row.status === DISMISSED && row.commissionAvailable > 0 && command(row, 'withdraw'),
        mayRetire && row.status !== DISMISSED && command(row, 'retire', true),
      ];
      return found.filter((each): each is RowAction => Boolean(each));
    };
    const actions: DistributorActions = { show, of };
    return actions;
  }, [commands, may, ask, t]);
}
