'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import type { Column } from '@/components/list/columns/column';
import { longTextColumn, textColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { OrderNumber } from '@/components/records/OrderNumber';
import { RecordNumber } from '@/components/records/RecordNumber';
import { useOpenWithdrawalByNumber } from '@/components/records/use-open-withdrawal';
import type { RowOf } from '@/lib/contract/call/resource';
import type { distributorCommissions } from '@/lib/contract/distributor/detail';
import { recordNumbered } from '@/lib/contract/member-ledger';
import { formatPercent } from '@/lib/format/percent';

type Row = RowOf<typeof distributorCommissions>;
const kinds: readonly StatusKind[] = ['waiting', 'success', 'closed'];
/** Rows that come from an order carry its base, percentage and tier; withdrawals do not. */
const earned = ({ bizType }: Row) => recordNumbered('commission', bizType) === 'order';

/** The columns of the commission ledger of one distributor. */
export function useCommissionColumns(): readonly Column<Row>[] {
  const t = useTranslations('distributor');
  const enums = useTranslations('enums');
  const openWithdrawal = useOpenWithdrawalByNumber();
  return useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'bizType',
        header: t('commission.bizType'),
        width: 104,
        card: 'title',
        cell: ({ bizType }) => enums(`commissionBiz.${bizType}`),
      },
      {
        key: 'orderNo',
        header: t('commission.orderNo'),
        width: 208,
        cell: (row) =>
          earned(row) ? (
            <OrderNumber id={row.orderId} number={row.orderNo} />
          ) : (
            <RecordNumber number={row.orderNo} open={recordNumbered('commission', row.bizType) && openWithdrawal} />
          ),
      },
      textColumn('buyer', t('commission.buyer'), 96),
      { key: 'tier', header: t('tier.label'), width: 70, cell: (row) => (earned(row) ? t(`tier.${row.tier}`) : '-') },
      {
        key: 'base',
        header: t('commission.base'),
        width: 110,
        align: 'end',
        cell: (row) => (earned(row) ? <MoneyText fen={row.base} /> : '-'),
      },
      {
        key: 'percent',
        header: t('commission.percent'),
        width: 76,
        align: 'end',
        cell: (row) => (earned(row) ? formatPercent(row.percent) : '-'),
      },
      {
        key: 'amount',
        header: t('commission.amount'),
        width: 110,
        align: 'end',
        card: 'amount',
        cell: ({ amount }) => <MoneyText fen={amount} signed />,
      },
      {
        key: 'status',
        header: t('commission.status'),
        width: 88,
        card: 'mark',
        cell: ({ status }) => <StatusChip kind={kinds[status] ?? 'closed'} label={enums(`commissionStatus.${status}`)} />,
      },
      timeColumn('createTime', t('commission.createTime'), 165),
      timeColumn('unfreezeTime', t('commission.unfreezeTime'), 165),
      longTextColumn('remark', t('commission.remark'), 140),
    ],
    [t, enums, openWithdrawal],
  );
}
