'use client';
import { useTranslations } from 'next-intl';
import type { Fact } from '@/components/controls/FactList';
import type { Refund } from '@/lib/contract/refund';
import { refundState } from '@/lib/contract/states/refund';
import { formatFen } from '@/lib/format/money';

/** Whether an amount to give back was decided on: before that, and where it came to nothing, there is none to show. */
export const isDecided = ({ status }: Pick<Refund, 'status'>): boolean => !UNDECIDED.includes(status);
const UNDECIDED: readonly number[] = [refundState.applied, refundState.cancelled, refundState.rejected, refundState.returnRefused];

/** What is known about an after-sale; what nobody has said yet is left out. */
export function useRefundFacts(refund: Refund): readonly Fact[] {
  const t = useTranslations('refund');
  const enums = useTranslations('enums');
  const common = useTranslations('common');
  const { returnAddress, return: parcel } = refund;
  const goods =
    refund.itemId === null ? t('wholeOrder') : `${refund.goodsName} ${refund.specText}${refund.count > 0 ? ` ×${refund.count}` : ''}`;
  const facts: (Fact | false)[] = [
    { label: t('fields.itemId'), value: goods },
    { label: t('fields.applyPrice'), value: formatFen(refund.applyPrice) },
    isDecided(refund) && { label: t('fields.refundPrice'), value: formatFen(refund.refundPrice) },
    refund.refundFreight > 0 && { label: t('fields.freight'), value: formatFen(refund.refundFreight) },
    refund.refundPoints > 0 && { label: t('fields.refundPoints'), value: refund.refundPoints },
    refund.restock === 1 && { label: t('fields.restock'), value: common('yes') },
    { label: t('fields.target'), value: enums(`refundTarget.${refund.target}`) },
    { label: t('fields.reason'), value: refund.reason },
    { label: t('fields.times'), value: refund.times },
    { label: t('fields.createTime'), value: refund.createTime },
    refund.finishTime !== null && { label: t('fields.finishTime'), value: refund.finishTime },
    refund.operatorName !== '' && { label: t('fields.operatorName'), value: refund.operatorName },
    refund.channelRefundNo !== '' && { label: t('fields.channelRefundNo'), value: refund.channelRefundNo },
    refund.description !== '' && { label: t('fields.description'), value: refund.description, wide: true },
    refund.auditReason !== '' && { label: t('fields.auditReason'), value: refund.auditReason, wide: true },
    returnAddress !== null && {
      label: t('fields.returnAddress'),
      value: `${returnAddress.name} ${returnAddress.mobile} ${returnAddress.address}`,
      wide: true,
    },
    parcel !== null && { label: t('fields.return'), value: `${parcel.expressName} ${parcel.trackingNo}`, wide: true },
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}
