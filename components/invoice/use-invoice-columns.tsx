'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CopyText } from '@/components/list/cells/CopyText';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { RowActions } from '@/components/list/cells/RowActions';
import { TimeText } from '@/components/list/cells/TimeText';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { OrderNumber } from '@/components/records/OrderNumber';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Invoice } from '@/lib/contract/invoice';
import { InvoiceChip } from './InvoiceChip';
import type { InvoiceActions } from './use-invoice-actions';

/** The columns of the invoices; the store is the main store's affair. */
export function useInvoiceColumns({ show, of }: InvoiceActions): readonly Column<Invoice>[] {
  const t = useTranslations('invoice');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const number = (row: Invoice) => (
      <CopyText text={row.applyNo}>
        <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(row.id)}>
          {row.applyNo}
        </LinkButton>
      </CopyText>
    );
    const columns: (Column<Invoice> | false)[] = [
      { key: 'applyNo', header: t('fields.applyNo'), width: 222, card: 'title', hideable: false, cell: number },
      {
        key: 'orderNo',
        header: t('fields.orderNo'),
        width: 226,
        cell: ({ orderId, orderNo }) => <OrderNumber id={orderId} number={orderNo} />,
      },
      {
        key: 'buyer',
        header: t('fields.buyer'),
        width: 116,
        cell: ({ nickname, mobile }) => <TwoLines first={nickname} second={mobile} />,
      },
      {
        key: 'amount',
        header: t('fields.amount'),
        width: 110,
        align: 'end',
        card: 'amount',
        cell: ({ amount }) => <MoneyText fen={amount} />,
      },
      { key: 'status', header: t('fields.status'), width: 112, card: 'mark', cell: (row) => <InvoiceChip {...row} /> },
      { key: 'title', header: t('fields.title'), width: 170, cell: ({ title }) => <span title={title}>{title}</span> },
      { key: 'type', header: t('fields.type'), width: 120, cell: ({ type }) => enums(`invoiceType.${type}`) },
      { key: 'titleType', header: t('fields.titleType'), width: 84, cell: ({ titleType }) => enums(`invoiceTitleType.${titleType}`) },
      { key: 'taxNo', header: t('fields.taxNo'), width: 186, card: 'none', cell: ({ taxNo }) => <CopyText text={taxNo} /> },
      { key: 'createTime', header: t('fields.createTime'), width: 158, cell: ({ createTime }) => <TimeText time={createTime} /> },
      { key: 'invoiceNo', header: t('fields.invoiceNo'), width: 190, card: 'none', cell: ({ invoiceNo }) => <CopyText text={invoiceNo} /> },
      main && { key: 'storeName', header: t('fields.storeId'), width: 110, card: 'none', cell: ({ storeName }) => storeName || '-' },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 216,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={[{ key: 'show', label: common('view'), act: () => show(row.id) }, ...of(row)]} />,
      },
    ];
    return columns.filter((column): column is Column<Invoice> => Boolean(column));
  }, [t, common, enums, main, show, of]);
}
