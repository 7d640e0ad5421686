'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CopyText } from '@/components/list/cells/CopyText';
import { NumberLink } from '@/components/list/cells/NumberLink';
import { RowActions } from '@/components/list/cells/RowActions';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { moneyColumn, textColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { OrderNumber } from '@/components/records/OrderNumber';
import { useOpenRecord } from '@/components/records/use-open-record';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Invoice } from '@/lib/contract/invoice';
import { InvoiceChip } from './InvoiceChip';
import type { InvoiceActions } from './invoice-actions';
import { invoiceDrawer } from './invoice-drawer';

/** The columns of the invoices; the store is the main store's affair. */
export function useInvoiceColumns({ forRow }: InvoiceActions): readonly Column<Invoice>[] {
  const t = useTranslations('invoice');
  const { language } = useLanguage();
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const show = useOpenRecord(invoiceDrawer);
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const number = ({ id, applyNo }: Invoice) => <NumberLink number={applyNo} onOpen={() => show(id)} />;
    const columns: (Column<Invoice> | false)[] = [
      { key: 'applyNo', header: t('fields.applyNo'), width: 204, card: 'title', hideable: false, cell: number },
      {
        key: 'orderNo',
        header: t('fields.orderNo'),
        width: 204,
        cell: ({ orderId, orderNo }) => <OrderNumber id={orderId} number={orderNo} />,
      },
      {
        key: 'buyer',
        header: t('fields.buyer'),
        width: 116,
        cell: ({ nickname, mobile }) => <TwoLines first={nickname} second={mobile} />,
      },
      moneyColumn('amount', t('fields.amount'), 106, { card: 'amount' }),
      { key: 'status', header: t('fields.status'), width: 82, card: 'mark', cell: (row) => <InvoiceChip {...row} /> },
      { key: 'title', header: t('fields.title'), width: 150, cell: ({ title }) => <span title={title}>{title}</span> },
      { key: 'type', header: t('fields.type'), width: 100, cell: ({ type }) => enums(`invoiceType.${type}`) },
      { key: 'titleType', header: t('fields.titleType'), width: 84, cell: ({ titleType }) => enums(`invoiceTitleType.${titleType}`) },
      { key: 'taxNo', header: t('fields.taxNo'), width: 186, card: 'none', cell: ({ taxNo }) => <CopyText text={taxNo} /> },
      timeColumn('createTime', t('fields.createTime'), 158),
      { key: 'invoiceNo', header: t('fields.invoiceNo'), width: 190, card: 'none', cell: ({ invoiceNo }) => <CopyText text={invoiceNo} /> },
      main && textColumn('storeName', t('fields.storeId'), 110, { card: 'none' }),
      actionsColumn(common('actions'), 200, (row) => (
        <RowActions actions={[{ key: 'show', label: common('view'), act: () => show(row.id) }, ...forRow(row)]} />
      )),
    ];
    return englishWidths(
      columns.filter((column) => column !== false),
      language,
      [
        ['status', 106],
        ['title', 142],
        ['type', 134],
        ['actions', 150],
      ],
    );
  }, [language, t, common, enums, main, show, forRow]);
}
