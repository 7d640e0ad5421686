'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Answered } from '@/components/feedback/Answered';
import { RefundCard } from '@/components/refund/RefundCard';
import { everyRowOptions } from '@/lib/client/every-row';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { refund } from '@/lib/contract/refund';
import { Section } from './Section';

/** The after-sales of an order, the latest first, each with what can be decided. */
export function OrderRefunds({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const refunds = useQuery({ ...everyRowOptions(refund, { orderId: order.id }), meta: { quiet: true } });
  // Most orders have none, and nothing stands here while they are asked for; what could not be read is not none.
  if (refunds.data?.length === 0 || refunds.isPending) return null;
  return (
    <Section title={t('refunds')} note={refunds.data?.length}>
      <Answered of={refunds} skeleton={null}>
        {(rows) => rows.map((row) => <RefundCard key={row.id} refund={row} />)}
      </Answered>
    </Section>
  );
}
