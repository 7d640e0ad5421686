'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RefundCard } from '@/components/refund/RefundCard';
import { everyRowOptions } from '@/lib/client/every-row';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { refund } from '@/lib/contract/refund';
import { Section } from './Section';

/** The after-sales of an order, the latest first, each with what can be decided. */
export function OrderRefunds({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const { data: rows = [] } = useQuery(everyRowOptions(refund, { orderId: order.id }));
  if (rows.length === 0) return null;
  return (
    <Section title={t('refunds')} note={String(rows.length)}>
      {rows.map((row) => (
        <RefundCard key={row.id} refund={row} />
      ))}
    </Section>
  );
}
