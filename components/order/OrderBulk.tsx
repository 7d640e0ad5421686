'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { useMay } from '@/components/viewer/use-may';
import { FORM, type GoodsKind, HARDWARE } from '@/lib/contract/goods/kind';
import { type OrderFilter, orderExport } from '@/lib/contract/order';
import { orderAccept } from '@/lib/contract/order/form';
import { orderShip } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import type { ResourceList } from '@/lib/list/resource-list';
import { routeTitleOf } from './order-kinds';
import { useOrderBulk } from './use-order-bulk';

/** What can be done with the chosen orders at once. */
export function OrderBulk({ kind, list }: { kind: GoodsKind; list: ResourceList<Order, OrderFilter> }) {
  const t = useTranslations('order.bulk');
  const route = useTranslations('route');
  const may = useMay();
  const acts = useOrderBulk(list);
  const mayShip = may(orderShip);
  const names = [
    kind === HARDWARE && mayShip && ('ship' as const),
    kind === FORM && may(orderAccept) && ('accept' as const),
    kind === FORM && may(orderAccept) && ('assign' as const),
    'remark' as const,
    'close' as const,
  ].filter((name) => name !== false);
  return (
    <>
      {names.map((name) => (
        <Button key={name} variant="outlined" size="small" color={name === 'close' ? 'error' : 'primary'} onClick={() => void acts[name]()}>
          {t(name)}
        </Button>
      ))}
      {(kind !== HARDWARE || mayShip) && <ExportSelected list={list} exporter={orderExport} name={route(routeTitleOf(kind))} />}
    </>
  );
}
