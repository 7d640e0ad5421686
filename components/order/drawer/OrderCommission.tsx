'use client';
import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '@/components/controls/FactList';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { formatFen } from '@/lib/format/money';

/** What others earn by the order: both tiers and the platform. */
export function OrderCommission({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const { distributor1, distributor2, commission1, commission2, platformFee, platformRate, refundedFee } = order;
  const earned = (who: OrderDetail['distributor1'], amount: number) => (who ? `${formatFen(amount)} · ${who.nickname}` : '-');
  const facts: Fact[] = [
    { label: t('fields.commission1'), value: earned(distributor1, commission1) },
    { label: t('fields.commission2'), value: earned(distributor2, commission2) },
    { label: t('fields.platformFee'), value: `${formatFen(platformFee)} · ${platformRate}%` },
    { label: t('fields.refundedFee'), value: formatFen(refundedFee) },
  ];
  return <FactList title={t('commission')} facts={facts} />;
}
