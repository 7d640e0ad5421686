'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/list/columns/column';
import { moneyColumn, stackedTimeColumn } from '@/components/list/columns/FieldColumns';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { OrderNumber } from '@/components/records/OrderNumber';
import { OrderStateChip } from '@/components/records/OrderStateChip';
import type { RowOf } from '@/lib/contract/call/resource';
import { distributorOrders } from '@/lib/contract/distributor/detail';

type Row = RowOf<typeof distributorOrders>;

/** The orders that earned a distributor a commission. */
export function DistributorOrders({ id }: { id: number }) {
  const t = useTranslations('distributor');
  const columns = useOrderColumns();
  return (
    <EmbeddedList
      resource={distributorOrders}
      fixed={{ id }}
      columns={columns}
      filters={(list) => <DateRangeFilter list={list} label={t('order.createTime')} start="startTime" end="endTime" />}
    />
  );
}

function useOrderColumns(): readonly Column<Row>[] {
  const t = useTranslations('distributor');
  const enums = useTranslations('enums');
  return useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'orderNo',
        header: t('order.orderNo'),
        width: 208,
        card: 'title',
        cell: ({ orderId, orderNo }) => <OrderNumber id={orderId} number={orderNo} />,
      },
      { key: 'kind', header: t('order.kind'), width: 88, cell: ({ kind }) => enums(`goodsKind.${kind}`) },
      { key: 'buyer', header: t('order.buyer'), width: 96, cell: ({ buyer }) => buyer },
      moneyColumn('payPrice', t('order.payPrice'), 108),
      moneyColumn('commission', t('order.commission'), 100, { card: 'amount' }),
      { key: 'tier', header: t('tier.label'), width: 66, cell: ({ tier }) => t(`tier.${tier}`) },
      {
        key: 'status',
        header: t('order.status'),
        width: 96,
        card: 'mark',
        cell: ({ kind, status }) => <OrderStateChip kind={kind} status={status} />,
      },
      stackedTimeColumn('createTime', t('order.createTime'), 106),
    ],
    [t, enums],
  );
}
