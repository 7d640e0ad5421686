'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StackedTime } from '@/components/list/cells/StackedTime';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Distributor } from '@/lib/contract/distributor';
import { groupedNumber } from '@/lib/format/number-suffix';
import { DistributorChip } from './DistributorChip';
import type { DistributorActions } from './distributor-actions';
import { distributorDrawer } from './distributor-dialogs';

type MoneyField =
  | 'orderAmount'
  | 'commissionTotal'
  | 'commissionAvailable'
  | 'commissionFrozen'
  | 'commissionWithdrawing'
  | 'commissionWithdrawn';

/** The columns of the list of distributors; the store is the main store's affair. */
export function useDistributorColumns(actions: DistributorActions): readonly Column<Distributor>[] {
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const picture = useMediaUrl();
  const ask = useAskOnDemand();
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const who = (row: Distributor) => (
      <PictureText
        round
        src={picture(row.avatar)}
        initial={row.nickname.slice(0, 1)}
        title={
          <LinkButton
            type="button"
            style={{ marginLeft: -6 }}
            onClick={() => void ask(distributorDrawer, { id: row.id, panel: 'profile' as const })}
          >
            {row.nickname}
          </LinkButton>
        }
        note={row.mobile}
      />
    );
    const money = (key: MoneyField, more: Partial<Column<Distributor>> = {}): Column<Distributor> => ({
      key,
      header: t(`fields.${key}`),
      width: 112,
      align: 'end',
      cell: (row) => <MoneyText fen={row[key]} />,
      ...more,
    });
    const columns: (Column<Distributor> | false)[] = [
      { key: 'member', header: t('columns.member'), width: 158, pinned: 'start', card: 'title', hideable: false, cell: who },
      { key: 'levelName', header: t('fields.levelName'), width: 88, cell: ({ levelName }) => levelName || '-' },
      {
        key: 'tiers',
        header: t('columns.tiers'),
        width: 114,
        align: 'end',
        cell: ({ firstCount, secondCount }) => `${groupedNumber(firstCount)} / ${groupedNumber(secondCount)}`,
      },
      money('orderAmount', { width: 122 }),
      money('commissionTotal', { width: 122, card: 'amount' }),
      money('commissionAvailable', { width: 100 }),
      { key: 'status', header: t('fields.status'), width: 100, card: 'mark', cell: ({ status }) => <DistributorChip status={status} /> },
      { key: 'joinTime', header: t('fields.joinTime'), width: 126, cell: ({ joinTime }) => <StackedTime time={joinTime} /> },
      // From here on columns may stand out of sight on a window of 1440 px.
      { key: 'realName', header: t('fields.realName'), width: 92, card: 'none', cell: ({ realName }) => realName || '-' },
      { key: 'parentName', header: t('fields.parentName'), width: 110, card: 'none', cell: ({ parentName }) => parentName || '-' },
      { key: 'orderCount', header: t('fields.orderCount'), width: 108, align: 'end', cell: (row) => groupedNumber(row.orderCount) },
      money('commissionFrozen', { card: 'none' }),
      money('commissionWithdrawing', { card: 'none' }),
      money('commissionWithdrawn', { card: 'none' }),
      main && { key: 'storeName', header: t('fields.storeName'), width: 110, card: 'none', cell: ({ storeName }) => storeName || '-' },
      actionsColumn(common('actions'), 216, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return columns.filter((column): column is Column<Distributor> => Boolean(column));
  }, [actions, ask, t, common, picture, main]);
}
