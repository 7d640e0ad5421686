'use client';
import { useTranslations } from 'next-intl';
import { FactList } from '@/components/controls/FactList';
import { MoneyText } from '@/components/list/cells/MoneyText';
import type { Invoice } from '@/lib/contract/invoice';

/** Who gets the invoice, over how much. */
export function IssuedFor({ row }: { row: Invoice }) {
  const t = useTranslations('invoice');
  const types = useTranslations('enums.invoiceType');
  return (
    <div style={{ gridColumn: '1 / -1', margin: '-8px -20px 4px' }}>
      <FactList
        facts={[
          { label: t('fields.type'), value: types(String(row.type)) },
          { label: t('fields.title'), value: row.title },
          { label: t('fields.taxNo'), value: row.taxNo },
          { label: t('fields.amount'), value: <MoneyText fen={row.amount} /> },
        ]}
      />
    </div>
  );
}
