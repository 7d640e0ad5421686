'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { DateRangeField } from '@/components/controls/days/DateRangeField';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { TimeText } from '@/components/list/cells/TimeText';
import type { Column } from '@/components/list/columns/column';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { PanelBar } from '@/components/list/PanelBar';
import { OrderNumber } from '@/components/records/OrderNumber';
import type { RowOf } from '@/lib/contract/call/resource';
import { distributorOrders } from '@/lib/contract/distributor/detail';
import { orderStatusKey } from '@/lib/contract/order/status-key';
import { orderState } from '@/lib/contract/states/order';
import { type DateRange, rangeTimes } from '@/lib/format/date-range';

type Row = RowOf<typeof distributorOrders>;

/** The orders that earned a distributor a commission. */
export function DistributorOrders({ id }: { id: number }) {
  const t = useTranslations('distributor');
  const columns = useOrderColumns();
  const [range, setRange] = useState<DateRange | null>(null);
  const times = range && rangeTimes(range);
  const fixed = { id, ...(times ? { startTime: times.start, endTime: times.end } : {}) };
  return (
    <>
      <PanelBar>
        <DateRangeField label={t('order.createTime')} value={range} onChange={setRange} inline />
      </PanelBar>
      <EmbeddedList key={JSON.stringify(fixed)} resource={distributorOrders} fixed={fixed} columns={columns} />
    </>
  );
}

function useOrderColumns(): readonly Column<Row>[] {
  const t = useTranslations('distributor');
  const enums = useTranslations('enums');
  const anyText = useTranslations();
  return useMemo(
    () => [
      {
        key: 'orderNo',
        header: t('order.orderNo'),
        width: 208,
        card: 'title',
        cell: ({ orderId, orderNo }) => <OrderNumber id={orderId} number={orderNo} />,
      },
      { key: 'kind', header: t('order.kind'), width: 96, cell: ({ kind }) => enums(`goodsKind.${kind}`) },
      { key: 'buyer', header: t('order.buyer'), width: 110, cell: ({ buyer }) => buyer },
      { key: 'payPrice', header: t('order.payPrice'), width: 110, align: 'end', cell: ({ payPrice }) => <MoneyText fen={payPrice} /> },
      {
        key: 'commission',
        header: t('order.commission'),
        width: 100,
        align: 'end',
        card: 'amount',
        cell: ({ commission }) => <MoneyText fen={commission} />,
      },
      { key: 'tier', header: t('tier.label'), width: 76, cell: ({ tier }) => t(`tier.${tier === 2 ? 2 : 1}`) },
      {
        key: 'status',
        header: t('order.status'),
        width: 96,
        card: 'mark',
        cell: ({ kind, status }) => (
          <StatusChip kind={status === orderState.closed ? 'closed' : 'running'} label={anyText(orderStatusKey(kind, status))} />
        ),
      },
      { key: 'createTime', header: t('order.createTime'), width: 165, cell: ({ createTime }) => <TimeText time={createTime} /> },
    ],
    [t, enums, anyText],
  );
}
