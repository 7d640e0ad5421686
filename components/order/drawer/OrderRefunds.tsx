'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RefundCard } from '@/components/refund/RefundCard';
import { listOptions } from '@/lib/client/resource-queries';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { refund } from '@/lib/contract/refund';
import { Section } from './Section';

/** The after-sales of an order, the latest first, each with what can be decided. */
export function OrderRefunds({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const { data } = useQuery(listOptions(refund, { orderId: order.id, currPage: 1, pageSize: MAX_PAGE_SIZE }));
  if (!data || data.rows.length === 0) return null;
  return (
    <Section title={t('refunds')} note={String(data.total)}>
      {data.rows.map((row) => (
        <RefundCard key={row.id} refund={row} />
      ))}
    </Section>
  );
}
