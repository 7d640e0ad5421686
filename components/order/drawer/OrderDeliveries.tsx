'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { InnerTable } from '@/components/controls/InnerTable';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { LinkButton } from '@/components/list/cells/link-button';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { orderDeliveryReveal } from '@/lib/contract/order/account';
import type { OrderDelivery, OrderDetail } from '@/lib/contract/order/detail';
import { allowedActionsOf } from '../allowed-actions';
import { replaceDialog } from '../order-dialogs';
import { Section } from './Section';

/** What was handed over for an account order, piece by piece. */
export function OrderDeliveries({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const ask = useAskOnDemand();
  const may = useMay();
  const { mutateAsync } = useMutation({
    mutationFn: (deliveryId: number) => call(orderDeliveryReveal, { query: { deliveryId } }),
  });
  const mayReplace = allowedActionsOf(order).includes('replace');
  const bought = order.items.reduce((sum, { count }) => sum + count, 0);
  const reveal = (id: number) => mutateAsync(id).then(({ value }) => value);
  const standing = ({ endedAt, replacedBy }: OrderDelivery) => endedAt === null && replacedBy === null;
  return (
    <Section title={t('deliveries')} note={`${order.deliveredCount} / ${bought}`}>
      {order.deliveries.length === 0 ? (
        <p>{t('nothingDelivered')}</p>
      ) : (
        <InnerTable
          label={t('deliveries')}
          rows={order.deliveries}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'content',
              header: t('fields.content'),
              cell: ({ id, content }) => <MaskedText text={content} reveal={may(orderDeliveryReveal) ? () => reveal(id) : undefined} />,
            },
            { key: 'at', header: t('fields.deliveredAt'), width: 158, cell: ({ deliveredAt }) => deliveredAt },
            { key: 'warranty', header: t('fields.warrantyUntil'), width: 158, cell: ({ warrantyUntil }) => warrantyUntil ?? '-' },
            {
              key: 'state',
              header: t('fields.status'),
              cell: (delivery) =>
                !standing(delivery) ? (
                  t(delivery.replacedBy === null ? 'delivery.ended' : 'delivery.replaced')
                ) : mayReplace ? (
                  <LinkButton type="button" onClick={() => void ask(replaceDialog, { order, delivery })}>
                    {t('actions.replace')}
                  </LinkButton>
                ) : (
                  t('delivery.valid')
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}
