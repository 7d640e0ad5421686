'use client';
import { useTranslations } from 'next-intl';
import { InnerTable } from '@/components/controls/InnerTable';
import { usePhone } from '@/components/controls/use-phone';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import type { OrderDetail } from '@/lib/contract/order/detail';
import type { OrderItem } from '@/lib/contract/order/item';
import { ItemAfterSale } from './ItemAfterSale';
import { OrderItemLines } from './OrderItemLines';
import { Section } from './Section';

/** What was bought, with each item's part of every discount. */
export function OrderItems({ order: { items, usePoints } }: { order: OrderDetail }) {
  const t = useTranslations('order.fields');
  const money = (key: string, header: string, fen: (item: OrderItem) => number) => ({
    key,
    header,
    align: 'end' as const,
    cell: (item: OrderItem) => <MoneyText fen={fen(item)} />,
  });
  const phone = usePhone();
  if (phone)
    return (
      <Section title={t('items')}>
        <OrderItemLines items={items} />
      </Section>
    );
  const adjusted = items.some(({ adjustShare }) => adjustShare !== 0);
  return (
    <Section title={t('items')}>
      <InnerTable
        label={t('items')}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'goods',
            header: t('items'),
            cell: ({ image, goodsName, specText }) => (
              <PictureText src={image} title={goodsName} {...(specText === '' ? {} : { note: specText })} />
            ),
          },
          money('price', t('price'), ({ price }) => price),
          { key: 'count', header: t('count'), align: 'end', cell: ({ count }) => count },
          money('level', t('levelPrice'), ({ levelShare }) => -levelShare),
          money('coupon', t('couponPrice'), ({ couponShare }) => -couponShare),
          ...(usePoints > 0 ? [money('points', t('pointPrice'), ({ pointShare }) => -pointShare)] : []),
          ...(adjusted ? [money('adjust', t('adjustPrice'), ({ adjustShare }) => adjustShare)] : []),
          money('pay', t('itemPay'), ({ payPrice }) => payPrice),
          { key: 'afterSale', header: t('refundFlag'), cell: (item) => <ItemAfterSale item={item} /> },
        ]}
      />
    </Section>
  );
}
