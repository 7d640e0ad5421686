'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Small } from '@/components/controls/table-styles';
import { CopyText } from '@/components/list/cells/CopyText';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { RowActions } from '@/components/list/cells/RowActions';
import { TimeText } from '@/components/list/cells/TimeText';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import type { Order } from '@/lib/contract/order/row';
import { OrderGoods } from './OrderGoods';
import { OrderNote } from './OrderNote';
import { OrderStatus } from './OrderStatus';
import { useKindColumns } from './use-kind-columns';
import type { OrderActions } from './use-order-actions';

/** The columns of an order list: what all kinds have, with those of the kind before the store's. */
export function useOrderColumns(kind: GoodsKind, actions: OrderActions): readonly Column<Order>[] {
  const t = useTranslations('order.fields');
  const order = useTranslations('order');
  const common = useTranslations('common');
  const channels = useTranslations('enums.payChannel');
  const ofKind = useKindColumns(kind);
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const number = ({ id, orderNo, createTime }: Order) => (
      <>
        <CopyText text={orderNo}>
          <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => actions.show(id)}>
            {orderNo}
          </LinkButton>
        </CopyText>
        <Small>
          <TimeText time={createTime} />
        </Small>
      </>
    );
    const columns: (Column<Order> | false)[] = [
      { key: 'createTime', header: order('columns.number'), width: 246, pinned: 'start', card: 'title', hideable: false, cell: number },
      { key: 'items', header: t('items'), width: 200, cell: ({ items }) => <OrderGoods items={items} /> },
      {
        key: 'buyer',
        header: t('buyer'),
        width: 128,
        cell: ({ memberId, nickname, mobile }) => (
          <>
            <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => actions.showBuyer(memberId)}>
              {nickname || '-'}
            </LinkButton>
            <Small>{mobile}</Small>
          </>
        ),
      },
      {
        key: 'payPrice',
        header: order('columns.paid'),
        width: 126,
        align: 'end',
        card: 'amount',
        cell: ({ payPrice, freight, payStatus }) => (
          <>
            <MoneyText fen={payPrice} />
            {payStatus === 0 ? (
              <Small>{order('payable')}</Small>
            ) : (
              freight > 0 && (
                <Small>
                  {t('freight')} <MoneyText fen={freight} />
                </Small>
              )
            )}
          </>
        ),
      },
      { key: 'status', header: t('status'), width: 118, card: 'mark', cell: (row) => <OrderStatus order={row} /> },
      ...ofKind,
      {
        key: 'payChannel',
        header: t('payChannel'),
        width: 92,
        card: 'none',
        cell: ({ payChannel }) => (payChannel === '' ? '-' : channels.has(payChannel) ? channels(payChannel) : payChannel),
      },
      {
        key: 'payTime',
        header: t('payTime'),
        width: 158,
        card: 'none',
        cell: ({ payTime }) => <TimeText time={payTime} />,
      },
      main && { key: 'storeName', header: t('storeName'), width: 110, cell: ({ storeName }) => storeName || '-' },
      { key: 'remark', header: t('remark'), width: 84, card: 'none', cell: (row) => <OrderNote order={row} /> },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 212,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={actions.forRow(row)} />,
      },
    ];
    return columns.filter((column): column is Column<Order> => Boolean(column));
  }, [actions, ofKind, t, order, common, channels, main]);
}
