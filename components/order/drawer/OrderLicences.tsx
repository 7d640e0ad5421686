'use client';
import { useTranslations } from 'next-intl';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { LicenceCard } from './LicenceCard';
import { Section } from './Section';

/** The licences of a software order; they live on after the order is completed. */
export function OrderLicences({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  if (order.licences.length === 0) return null;
  return (
    <Section title={t('licence.title')} note={String(order.licences.length)}>
      {order.licences.map((licence) => (
        <LicenceCard key={licence.id} licence={licence} />
      ))}
    </Section>
  );
}
