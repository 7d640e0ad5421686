'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { staticStyled } from '@/components/theme/static-styled';
import type { Order } from '@/lib/contract/order/row';
import { orderState, refundFlag } from '@/lib/contract/states/order';
import { useOrderStatusName } from './use-order-status-name';

const KINDS: Readonly<Record<number, StatusKind>> = {
  [orderState.unpaid]: 'waiting',
  [orderState.toProcess]: 'waiting',
  [orderState.deliveryProblem]: 'failed',
  [orderState.awaitingSupplement]: 'waiting',
  [orderState.processing]: 'running',
  [orderState.fulfilled]: 'running',
  [orderState.completed]: 'success',
  [orderState.closed]: 'closed',
};

type Shown = Pick<Order, 'kind' | 'status' | 'refundFlag' | 'overdue'>;

/** Where an order stands, with its after-sale beside it. */
export function OrderStatus({ order }: { order: Shown }) {
  const t = useTranslations('order');
  const flags = useTranslations('enums.refundFlag');
  const nameOf = useOrderStatusName();
  return (
    <Chips>
      <StatusChip kind={KINDS[order.status] ?? 'closed'} label={nameOf(order.kind, order.status)} />
      {order.refundFlag !== refundFlag.none && (
        <StatusChip kind={order.refundFlag === refundFlag.open ? 'failed' : 'closed'} label={flags(String(order.refundFlag))} />
      )}
      {order.overdue === 1 && order.status === orderState.awaitingSupplement && <StatusChip kind="failed" label={t('supplementLate')} />}
    </Chips>
  );
}

const Chips = staticStyled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });
