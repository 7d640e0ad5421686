'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import type { Invoice } from '@/lib/contract/invoice';

const kinds: readonly StatusKind[] = ['waiting', 'success', 'failed', 'closed', 'closed'];

/** Where an invoice stands; one whose order was refunded has to be reversed. */
export function InvoiceChip({ status, needRed }: Pick<Invoice, 'status' | 'needRed'>) {
  const t = useTranslations('invoice');
  const states = useTranslations('enums.invoiceStatus');
  return (
    <span style={{ display: 'inline-flex', gap: 4 }}>
      <StatusChip kind={kinds[status] ?? 'closed'} label={states(String(status))} />
      {needRed === 1 && <StatusChip kind="failed" label={t('needRed')} />}
    </span>
  );
}
