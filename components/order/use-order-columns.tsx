'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Small } from '@/components/controls/table-styles';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { NumberLink } from '@/components/list/cells/NumberLink';
import { RowActions } from '@/components/list/cells/RowActions';
import type { RowAction } from '@/components/list/cells/row-action';
import { TimeText } from '@/components/list/cells/TimeText';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { textColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { orderDrawer } from '@/components/records/record-drawers';
import { useOpenMember } from '@/components/records/use-open-member';
import { useOpenRecord } from '@/components/records/use-open-record';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { ACCOUNT, FORM, type GoodsKind, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import type { Order } from '@/lib/contract/order/row';
import { payState } from '@/lib/contract/states/order';
import { BuyerName } from './BuyerName';
import { OrderGoods } from './OrderGoods';
import { OrderNote } from './OrderNote';
import { OrderStatus } from './OrderStatus';
import type { OrderActions } from './order-actions';
import { useKindColumns } from './use-kind-columns';

/** What each kind's own columns leave to the goods, so that those in sight end where the actions begin. */
const GOODS_WIDTH = { [ACCOUNT]: 192, [HARDWARE]: 212, [FORM]: 192, [SOFTWARE]: 272 } as const;

/** The columns of an order list: what all kinds have, with those of the kind before the store's. */
export function useOrderColumns(kind: GoodsKind, { forRow }: OrderActions): readonly Column<Order>[] {
  const t = useTranslations('order.fields');
  const { language } = useLanguage();
  const order = useTranslations('order');
  const common = useTranslations('common');
  const channels = useTranslations('enums.payChannel');
  const ofKind = useKindColumns(kind);
  const show = useOpenRecord(orderDrawer);
  const openBuyer = useOpenMember();
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const number = ({ id, orderNo, createTime }: Order) => (
      <>
        <NumberLink number={orderNo} onOpen={() => show(id)} />
        <Small>
          <TimeText time={createTime} />
        </Small>
      </>
    );
    const columns: (Column<Order> | false)[] = [
      { key: 'createTime', header: order('columns.number'), width: 208, pinned: 'start', card: 'title', hideable: false, cell: number },
      { key: 'items', header: t('items'), width: GOODS_WIDTH[kind], cell: ({ items }) => <OrderGoods items={items} /> },
      {
        key: 'buyer',
        header: t('buyer'),
        width: 112,
        cell: (row) => (
          <>
            <BuyerName order={row} open={openBuyer} />
            <Small>{row.mobile}</Small>
          </>
        ),
      },
      {
        key: 'payPrice',
        header: order('columns.paid'),
        width: 118,
        align: 'end',
        card: 'amount',
        cell: ({ payPrice, freight, payStatus }) => (
          <>
            <MoneyText fen={payPrice} />
            {payStatus === payState.unpaid ? (
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
      { key: 'status', header: t('status'), width: 100, card: 'mark', cell: (row) => <OrderStatus order={row} /> },
      ...ofKind,
      {
        key: 'payChannel',
        header: t('payChannel'),
        width: 92,
        card: 'none',
        cell: ({ payChannel }) => (payChannel === '' ? '-' : channels.has(payChannel) ? channels(payChannel) : payChannel),
      },
      timeColumn('payTime', t('payTime'), 158, { card: 'none' }),
      main && textColumn('storeName', t('storeName'), 110),
      { key: 'remark', header: t('remark'), width: 84, card: 'none', cell: (row) => <OrderNote order={row} /> },
      actionsColumn(common('actions'), 212, (row) => (
        <RowActions actions={workFirst(forRow(row), { key: 'details', label: common('view'), act: () => show(row.id) })} />
      )),
    ];
    return englishWidths(
      columns.filter((column) => column !== false),
      language,
      [
        ['status', 162],
        ['actions', 150],
      ],
    );
  }, [kind, language, forRow, show, openBuyer, ofKind, t, order, common, channels, main]);
}

/** Steps that take an order on its way, as against what may be done with it at any time. */
const WORK: readonly string[] = ['ship', 'deliver', 'activate', 'accept', 'supplement', 'finish', 'assign', 'rework'];

/** The steps the order waits for come first, then its record, then the others. */
const workFirst = (all: readonly RowAction[], details: RowAction) => [
  ...all.filter(({ key }) => WORK.includes(key)),
  details,
  ...all.filter(({ key }) => !WORK.includes(key)),
];
