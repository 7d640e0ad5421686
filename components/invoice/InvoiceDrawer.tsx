'use client';
import Link from '@mui/material/Link';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { FactList } from '@/components/controls/FactList';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { CopyText } from '@/components/list/cells/CopyText';
import { OrderNumber } from '@/components/records/OrderNumber';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { useFacts } from '@/components/records/use-facts';
import { readOptions } from '@/lib/client/resource-queries';
import { type Invoice, invoiceInfo } from '@/lib/contract/invoice';
import { InvoiceChip } from './InvoiceChip';
import { invoiceActions } from './invoice-actions';

/** One application for an invoice with everything the buyer gave and what became of it. */
export function InvoiceDrawer({ payload: { id } }: DialogProps<{ id: number }, undefined>) {
  const t = useTranslations('invoice');
  const actions = useRecordActions(invoiceActions);
  return (
    <RecordDrawer
      query={readOptions(invoiceInfo, { id })}
      waitingTitle={t('detail')}
      title={(row) => row.applyNo}
      chips={(row) => <InvoiceChip status={row.status} needRed={row.needRed} />}
      actions={(row) => actions.forRow(row)}
      panels={[{ key: 'detail', label: t('detail'), draw: (row) => <Details row={row} /> }]}
      width={680}
    />
  );
}

function Details({ row }: { row: Invoice }) {
  const t = useTranslations('invoice');
  const enums = useTranslations('enums');
  const address = useMediaUrl();
  const { fact, money } = useFacts('invoice.fields', row);
  const { receiver } = row;
  const file = row.fileUrl && (
    <Link href={address(row.fileUrl)} target="_blank" rel="noreferrer">
      {t('openFile')}
    </Link>
  );
  return (
    <>
      <FactList
        title={t('groups.apply')}
        facts={[
          fact('orderNo', <OrderNumber id={row.orderId} number={row.orderNo} />),
          fact('kind', row.kind ? enums(`goodsKind.${row.kind}`) : ''),
          fact('buyer', `${row.nickname} ${row.mobile}`),
          fact('storeId', row.storeName),
          fact('createTime', row.createTime),
          money('amount'),
        ]}
      />
      <FactList
        title={t('groups.title')}
        facts={[
          fact('type', enums(`invoiceType.${row.type}`)),
          fact('titleType', enums(`invoiceTitleType.${row.titleType}`)),
          fact('title', row.title),
          fact('taxNo', <CopyText text={row.taxNo} />),
          fact('content', enums(`invoiceContent.${row.content}`)),
          fact('email', row.email),
          fact('phone', row.phone),
          fact('regAddress', row.regAddress),
          fact('regPhone', row.regPhone),
          fact('bankName', row.bankName),
          fact('bankAccount', row.bankAccount),
          fact('receiver', receiver && `${receiver.name} ${receiver.mobile} ${receiver.address}`, true),
        ]}
      />
      <FactList
        title={t('groups.issue')}
        facts={[
          fact('invoiceNo', <CopyText text={row.invoiceNo} />),
          fact('invoiceCode', row.invoiceCode),
          fact('issueTime', row.issueTime),
          fact('fileUrl', file),
          fact('expressName', [row.expressName, row.trackingNo].filter(Boolean).join(' ')),
          fact('operatorName', row.operatorName),
          fact('redNo', row.redNo),
          fact('redTime', row.redTime),
          fact('redReason', row.redReason, true),
          fact('rejectReason', row.rejectReason, true),
          fact('remark', row.remark, true),
        ]}
      />
    </>
  );
}
