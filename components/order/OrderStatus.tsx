'use client';
import { useTranslations } from 'next-intl';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { OrderStateChip } from '@/components/records/OrderStateChip';
import { staticStyled } from '@/components/theme/static-styled';
import type { Order } from '@/lib/contract/order/row';
import { orderState, refundFlag } from '@/lib/contract/states/order';

type Shown = Pick<Order, 'kind' | 'status' | 'refundFlag' | 'overdue'>;

/** Where an order stands, with its after-sale beside it. */
export function OrderStatus({ order }: { order: Shown }) {
  const t = useTranslations('order');
  const flags = useTranslations('enums.refundFlag');
  return (
    <Chips>
      <OrderStateChip kind={order.kind} status={order.status} />
      {order.refundFlag !== refundFlag.none && (
        <StatusChip kind={order.refundFlag === refundFlag.open ? 'failed' : 'closed'} label={flags(String(order.refundFlag))} />
      )}
      {order.overdue === 1 && order.status === orderState.awaitingSupplement && <StatusChip kind="failed" label={t('supplementLate')} />}
    </Chips>
  );
}

const Chips = staticStyled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });
