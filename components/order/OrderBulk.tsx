'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { BulkActions } from '@/components/actions/BulkActions';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { useMay } from '@/components/viewer/use-may';
import { FORM, type GoodsKind, HARDWARE } from '@/lib/contract/goods/kind';
import { type OrderFilter, orderExport } from '@/lib/contract/order';
import { orderShip } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import { orderState } from '@/lib/contract/states/order';
import type { ResourceList } from '@/lib/list/resource-list';
import type { OrderActions } from './order-actions';
import { bulkShipDialog } from './order-dialogs';
import { routeTitleOf } from './order-kinds';

type Orders = ResourceList<Order, OrderFilter>;

const OFTEN = ['remark', 'close'] as const;
const OFFERED = { ofForms: ['accept', 'assign', ...OFTEN], ofOthers: OFTEN } as const;

/** What can be done with the chosen orders at once; those whose state does not allow it are refused one by one and told apart. */
export function OrderBulk({ kind, list, actions }: { kind: GoodsKind; list: Orders; actions: OrderActions }) {
  const route = useTranslations('route');
  const mayShip = useMay()(orderShip);
  const offered = OFFERED[kind === FORM ? 'ofForms' : 'ofOthers'];
  return (
    <>
      {kind === HARDWARE && mayShip && <ShipChosen list={list} />}
      <BulkActions list={list} actions={offered.flatMap((name) => actions.bulk.filter(({ key }) => key === name))} />
      {(kind !== HARDWARE || mayShip) && <ExportSelected list={list} exporter={orderExport} name={route(routeTitleOf(kind))} />}
    </>
  );
}

/** Each order gets a parcel of its own, so that they are sent from their rows in sight. */
function ShipChosen({ list }: { list: Orders }) {
  const t = useTranslations('order');
  const ask = useAskOnDemand();
  const toast = useToast();
  const ship = () => {
    const chosen = list.rows.filter(({ id, status }) => list.selection.has(id) && status === orderState.toProcess);
    if (chosen.length === 0) return toast.warning(t('bulk.noneToShip'));
    void ask(bulkShipDialog, { orders: chosen });
  };
  return (
    <Button variant="outlined" size="small" onClick={ship}>
      {t('actions.bulk.ship')}
    </Button>
  );
}
