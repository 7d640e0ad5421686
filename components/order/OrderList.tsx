'use client';
import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ListPage } from '@/components/list/ListPage';
import { ViewTabs } from '@/components/list/views/ViewTabs';
import { orderDrawer } from '@/components/records/record-drawers';
import { useOpenFromAddress } from '@/components/records/use-open-from-address';
import { useOpenRecord } from '@/components/records/use-open-record';
import { useMay } from '@/components/viewer/use-may';
import { type GoodsKind, HARDWARE } from '@/lib/contract/goods/kind';
import { order, orderExport } from '@/lib/contract/order';
import { orderShip } from '@/lib/contract/order/hardware';
import { formatFen } from '@/lib/format/money';
import { useResourceList } from '@/lib/list/use-resource-list';
import { OrderFilters } from './OrderFilters';
import { OrderTools } from './OrderTools';
import { orderActions } from './order-actions';
import { routeTitleOf } from './order-kinds';
import { useOrderColumns } from './use-order-columns';
import { useOrderTabs } from './use-order-tabs';

const OrderBulk = lazy(() => import('./OrderBulk').then((module) => ({ default: module.OrderBulk })));

/** Orders of one kind: the four lists differ in their states, a few columns and filters, and in what can be done. */
export function OrderList({ kind }: { kind: GoodsKind }) {
  const t = useTranslations('order');
  const route = useTranslations('route');
  const list = useResourceList(order, { fixed: { kind } });
  const actions = useRecordActions(orderActions);
  const columns = useOrderColumns(kind, actions);
  const tabs = useOrderTabs(kind);
  const may = useMay();
  useOpenFromAddress(useOpenRecord(orderDrawer));
  // Receivers stand in the export of hardware in full.
  const mayExport = kind !== HARDWARE || may(orderShip);
  const buttons = (
    <>
      <OrderTools kind={kind} list={list} />
      {mayExport && <ExportMenu list={list} exporter={orderExport} name={route(routeTitleOf(kind))} />}
    </>
  );
  const { payPrice } = list.summary;
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={<OrderFilters kind={kind} list={list} actions={buttons} />}
      tabs={<ViewTabs list={list} name="tab" tabs={tabs} label={t('tabs')} />}
      bulk={<OrderBulk kind={kind} list={list} actions={actions} />}
      summary={payPrice !== undefined && <span>{t('amountSum', { amount: formatFen(payPrice) })}</span>}
      pollNew
    />
  );
}
