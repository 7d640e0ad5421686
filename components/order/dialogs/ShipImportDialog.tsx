'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { ImportDialog } from '@/components/list/import/ImportDialog';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { MAX_IMPORT_FILE_BYTES } from '@/lib/contract/call/import-answer';
import { expressOptions } from '@/lib/contract/express';
import { MAX_SHIP_ROWS, orderShipImport, trackingNo } from '@/lib/contract/order/hardware';
import { BOM, csvLine } from '@/lib/format/csv';

const EXAMPLE = ['SO202611200001', 'SF', 'SF1420036788125'];

interface ShippedLine {
  readonly orderNo: string;
  readonly expressCode: string;
  readonly number: string;
}

/** Bulk shipping: a line for each order, checked here as far as can be and refused by the server line by line. */
export function ShipImportDialog({ answer }: DialogProps<undefined, true>) {
  const t = useTranslations('order');
  const { data: companies } = useQuery(readOptions(expressOptions, undefined));
  const known = companies && new Set(companies.map(({ code }) => code.toLowerCase()));
  const head = [t('fields.orderNo'), t('fields.expressCode'), t('fields.trackingNo')];
  return (
    <ImportDialog<ShippedLine>
      title={t('import.title')}
      accept={['csv', 'xlsx']}
      maxBytes={MAX_IMPORT_FILE_BYTES}
      maxLines={MAX_SHIP_ROWS}
      paste
      template={{ name: `${t('import.template')}.csv`, head, first: 'order.fields.orderNo', rows: [EXAMPLE] }}
      columns={[
        { key: 'orderNo', header: t('fields.orderNo'), cell: ({ orderNo }) => orderNo },
        { key: 'express', header: t('fields.expressCode'), cell: ({ expressCode }) => expressCode },
        { key: 'number', header: t('fields.trackingNo'), cell: ({ number }) => number },
      ]}
      read={({ cells: [orderNo = '', expressCode = '', number = ''] }) => {
        const value = { orderNo: orderNo.trim(), expressCode: expressCode.trim(), number: number.trim() };
        if (value.orderNo === '') return { reason: t('import.noOrder') };
        if (known && !known.has(value.expressCode.toLowerCase())) return { reason: t('import.noCompany') };
        return trackingNo.safeParse(value.number).success ? { value } : { reason: t('import.badNumber') };
      }}
      keyOf={({ orderNo }) => orderNo}
      send={async (values, { keyFor, signal }) => {
        const lines = [head, ...values.map(({ orderNo, expressCode, number }) => [orderNo, expressCode, number])].map(csvLine);
        const body = new FormData();
        body.append('file', new File([BOM, ...lines], 'shipping.csv', { type: 'text/csv' }));
        const answered = await call(orderShipImport, { body, idempotencyKey: keyFor(lines), signal });
        // The head of the file that was sent is its first line.
        return { ...answered, invalid: answered.invalid.map((each) => ({ ...each, line: each.line - 1 })) };
      }}
      onClose={() => answer(true)}
    />
  );
}
