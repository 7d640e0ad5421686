'use client';
import { useTranslations } from 'next-intl';
import { BulkActions } from '@/components/actions/BulkActions';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { useMay } from '@/components/viewer/use-may';
import { FORM, type GoodsKind, HARDWARE } from '@/lib/contract/goods/kind';
import { type OrderFilter, orderExport } from '@/lib/contract/order';
import { orderShip } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import type { ResourceList } from '@/lib/list/resource-list';
import type { OrderActions } from './order-actions';
import { routeTitleOf } from './order-kinds';

const OFTEN = ['remark', 'close'] as const;
const OFFERED = { ofHardware: ['ship', ...OFTEN], ofForms: ['accept', 'assign', ...OFTEN], ofOthers: OFTEN } as const;

/** What can be done with the chosen orders at once; those whose state does not allow it are refused one by one and told apart. */
export function OrderBulk({ kind, list, actions }: { kind: GoodsKind; list: ResourceList<Order, OrderFilter>; actions: OrderActions }) {
  const route = useTranslations('route');
  const mayShip = useMay()(orderShip);
  const offered = OFFERED[kind === HARDWARE ? 'ofHardware' : kind === FORM ? 'ofForms' : 'ofOthers'];
  return (
    <>
      <BulkActions list={list} actions={offered.flatMap((name) => actions.bulk.filter(({ key }) => key === name))} />
      {(kind !== HARDWARE || mayShip) && <ExportSelected list={list} exporter={orderExport} name={route(routeTitleOf(kind))} />}
    </>
  );
}
