'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { Figures } from '@/components/list/cells/Grouped';
import { PersonCell } from '@/components/list/cells/PersonCell';
import { RowActions } from '@/components/list/cells/RowActions';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { countColumn, moneyColumn, stackedTimeColumn, textColumn } from '@/components/list/columns/FieldColumns';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Distributor } from '@/lib/contract/distributor';
import { groupedNumber } from '@/lib/format/number-suffix';
import { DistributorChip } from './DistributorChip';
import type { DistributorActions } from './distributor-actions';
import { distributorDrawer } from './distributor-dialogs';

/** The columns of the list of distributors; the store is the main store's affair. */
export function useDistributorColumns(actions: DistributorActions): readonly Column<Distributor>[] {
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const who = (row: Distributor) => (
      <PersonCell person={row} note={row.mobile} onOpen={() => void ask(distributorDrawer, { id: row.id, panel: 'profile' as const })} />
    );
    const columns: (Column<Distributor> | false)[] = [
      { key: 'member', header: t('columns.member'), width: 154, pinned: 'start', card: 'title', hideable: false, cell: who },
      textColumn('levelName', t('fields.levelName'), 88),
      {
        key: 'tiers',
        header: t('columns.tiers'),
        width: 114,
        align: 'end',
        cell: ({ firstCount, secondCount }) => <Figures text={`${groupedNumber(firstCount)} / ${groupedNumber(secondCount)}`} />,
      },
      moneyColumn('orderAmount', t('fields.orderAmount'), 122),
      moneyColumn('commissionTotal', t('fields.commissionTotal'), 122, { card: 'amount' }),
      moneyColumn('commissionAvailable', t('fields.commissionAvailable'), 100),
      { key: 'status', header: t('fields.status'), width: 100, card: 'mark', cell: ({ status }) => <DistributorChip status={status} /> },
      stackedTimeColumn('joinTime', t('fields.joinTime'), 114),
      // From here on columns may stand out of sight on a window of 1440 px.
      textColumn('realName', t('fields.realName'), 92, { card: 'none' }),
      textColumn('parentName', t('fields.parentName'), 110, { card: 'none' }),
      countColumn('orderCount', t('fields.orderCount'), 108),
      moneyColumn('commissionFrozen', t('fields.commissionFrozen'), 112, { card: 'none' }),
      moneyColumn('commissionWithdrawing', t('fields.commissionWithdrawing'), 112, { card: 'none' }),
      moneyColumn('commissionWithdrawn', t('fields.commissionWithdrawn'), 112, { card: 'none' }),
      main && textColumn('storeName', t('fields.storeName'), 110, { card: 'none' }),
      actionsColumn(common('actions'), 232, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return columns.filter((column) => column !== false);
  }, [actions, ask, t, common, main]);
}
