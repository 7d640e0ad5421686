'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { InnerTable } from '@/components/controls/InnerTable';
import { Small } from '@/components/controls/table-styles';
import { usePhone } from '@/components/controls/use-phone';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { LinkButton } from '@/components/list/cells/link-button';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { orderDeliveryReveal } from '@/lib/contract/order/account';
import type { OrderDelivery, OrderDetail } from '@/lib/contract/order/detail';
import { allowedActionsOf } from '../allowed-actions';
import { replaceDialog } from '../order-dialogs';
import { ItemLines } from './item-lines';
import { Section } from './Section';

/** What was handed over for an account order, piece by piece. */
export function OrderDeliveries({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const ask = useAskOnDemand();
  const may = useMay();
  const { mutateAsync } = useMutation({
    mutationFn: (deliveryId: number) => call(orderDeliveryReveal, { query: { deliveryId } }),
  });
  const phone = usePhone();
  const mayReplace = allowedActionsOf(order).includes('replace');
  const bought = order.items.reduce((sum, { count }) => sum + count, 0);
  const reveal = (id: number) => mutateAsync(id).then(({ value }) => value);
  const standing = ({ endedAt, replacedBy }: OrderDelivery) => endedAt === null && replacedBy === null;
  const content = ({ id, content: masked }: OrderDelivery) => (
    <MaskedText text={masked} reveal={may(orderDeliveryReveal) ? () => reveal(id) : undefined} />
  );
  const state = (delivery: OrderDelivery) =>
    !standing(delivery) ? (
      t(delivery.replacedBy === null ? 'delivery.ended' : 'delivery.replaced')
    ) : mayReplace ? (
      <LinkButton type="button" onClick={() => void ask(replaceDialog, { order, delivery })}>
        {t('actions.replace')}
      </LinkButton>
    ) : (
      t('delivery.valid')
    );
  return (
    <Section title={t('deliveries')} note={`${order.deliveredCount} / ${bought}`}>
      {order.deliveries.length === 0 ? (
        <p>{t('nothingDelivered')}</p>
      ) : phone ? (
        <ItemLines>
          {order.deliveries.map((delivery) => (
            <li key={delivery.id}>
              <div className="item">
                {content(delivery)}
                {state(delivery)}
              </div>
              <Small className="parts">
                <span>
                  {t('fields.deliveredAt')} {delivery.deliveredAt}
                </span>
                {delivery.warrantyUntil !== null && (
                  <span>
                    {t('fields.warrantyUntil')} {delivery.warrantyUntil}
                  </span>
                )}
              </Small>
            </li>
          ))}
        </ItemLines>
      ) : (
        <InnerTable
          label={t('deliveries')}
          rows={order.deliveries}
          keyOf={({ id }) => id}
          columns={[
            { key: 'content', header: t('fields.content'), cell: content },
            { key: 'at', header: t('fields.deliveredAt'), width: 158, cell: ({ deliveredAt }) => deliveredAt },
            { key: 'warranty', header: t('fields.warrantyUntil'), width: 158, cell: ({ warrantyUntil }) => warrantyUntil ?? '-' },
            { key: 'state', header: t('fields.status'), cell: state },
          ]}
        />
      )}
    </Section>
  );
}
