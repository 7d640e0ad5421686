'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Small } from '@/components/controls/table-styles';
import { MoneyText } from '@/components/list/cells/MoneyText';
import type { Column } from '@/components/list/columns/column';
import { stackedTimeColumn } from '@/components/list/columns/FieldColumns';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { OrderNumber } from '@/components/records/OrderNumber';
import { OrderStateChip } from '@/components/records/OrderStateChip';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { order } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import { payState } from '@/lib/contract/states/order';
import { joinEntries } from '@/lib/format/punctuation';

/** One member's orders of all kinds, in its record. */
export function MemberOrders({ memberId }: { memberId: number }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const columns = useMemo(
    (): readonly Column<Order>[] => [
      {
        key: 'orderNo',
        header: t('member.orders.orderNo'),
        width: 226,
        card: 'title',
        cell: ({ id, orderNo }) => <OrderNumber id={id} number={orderNo} />,
      },
      { key: 'kind', header: t('member.orders.kind'), width: 96, cell: ({ kind }) => t(`enums.goodsKind.${kind}`) },
      {
        key: 'items',
        header: t('member.orders.items'),
        width: 200,
        cell: ({ items }) =>
          joinEntries(
            items.map(({ goodsName, count }) => `${goodsName} ×${count}`),
            language,
          ),
      },
      {
        key: 'payPrice',
        header: t('member.orders.payPrice'),
        width: 110,
        align: 'end',
        card: 'amount',
        cell: ({ payPrice, payStatus }) => (
          <>
            <MoneyText fen={payPrice} />
            {payStatus === payState.unpaid && <Small>{t('member.orders.payable')}</Small>}
          </>
        ),
      },
      {
        key: 'status',
        header: t('member.orders.status'),
        width: 96,
        card: 'mark',
        cell: ({ kind, status }) => <OrderStateChip kind={kind} status={status} />,
      },
      stackedTimeColumn('createTime', t('member.orders.createTime'), 110),
    ],
    [t, language],
  );
  return <EmbeddedList resource={order} fixed={{ memberId }} columns={columns} />;
}
