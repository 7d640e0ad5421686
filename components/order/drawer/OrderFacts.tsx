'use client';
import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '@/components/controls/FactList';
import { CopyText } from '@/components/list/cells/CopyText';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { useReveal } from '@/components/list/cells/use-reveal';
import { EvidencePictures } from '@/components/records/EvidencePictures';
import { useOpenMember } from '@/components/records/use-open-member';
import { FORM, HARDWARE } from '@/lib/contract/goods/kind';
import { type OrderDetail, orderReveal } from '@/lib/contract/order/detail';
import { orderClose, orderState } from '@/lib/contract/states/order';
import { BuyerName } from '../BuyerName';
import { stepTimes } from './step-times';

/** Who bought, how it was paid, and what was noted. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useTranslations('order.fields');
  const block = useTranslations('order');
  const enums = useTranslations('enums');
  const reveal = useReveal(orderReveal);
  const openBuyer = useOpenMember();
  // A form that is worked on again is not finished any more.
  const shipTime = order.kind === FORM ? stepTimes(order).processed : order.shipTime;
  const closed = order.status === orderState.closed;
  const facts: (Fact | false)[] = [
    { label: t('storeName'), value: order.storeName },
    { label: t('buyer'), value: <BuyerName order={order} open={openBuyer} /> },
    { label: t('mobile'), value: <MaskedText text={order.mobile} reveal={reveal && (() => reveal({ id: order.id, field: 'mobile' }))} /> },
    { label: t('source'), value: enums(`orderSource.${order.source}`) },
    { label: t('createTime'), value: order.createTime },
    { label: t('payChannel'), value: order.payChannel === '' ? '-' : enums(`payChannel.${order.payChannel}`) },
    order.payTime !== null && { label: t('payTime'), value: order.payTime },
    shipTime !== null && { label: block(`fulfilledAt.${order.kind}`), value: shipTime },
    order.kind === HARDWARE && order.receiveTime !== null && { label: t('receiveTime'), value: order.receiveTime },
    order.finishTime !== null && { label: t('finishTime'), value: order.finishTime },
    order.payNo !== '' && { label: t('payNo'), value: <CopyText text={order.payNo} />, wide: true },
    order.voucher !== '' && {
      label: t('voucher'),
      value: <EvidencePictures urls={[order.voucher]} label={t('voucher')} size={56} />,
      wide: true,
    },
    { label: t('invoiceStatus'), value: order.invoiceStatus === null ? '-' : enums(`invoiceStatus.${order.invoiceStatus}`) },
    order.closeTime !== null && { label: t('closeTime'), value: order.closeTime },
    closed && { label: t('closeType'), value: order.closeType === null ? '-' : enums(`orderCloseType.${order.closeType}`) },
    // That it was not paid in time is the whole reason, and no person gave another.
    closed && order.closeType !== orderClose.timeout && { label: t('closeReason'), value: order.closeReason, wide: true },
    { label: t('buyerRemark'), value: order.buyerRemark, wide: true },
    { label: t('remark'), value: order.remark, wide: true },
    { label: t('star'), value: order.star === 0 ? '-' : block('flag', { n: order.star }) },
    { label: t('buyerIp'), value: order.buyerIp },
  ];
  return <FactList pairs title={block('info')} facts={facts.filter((fact): fact is Fact => Boolean(fact))} />;
}
