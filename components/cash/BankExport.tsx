'use client';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { withoutPaging } from '@/components/list/export/export-query';
import { useExport } from '@/components/list/export/use-export';
import { useMay } from '@/components/viewer/use-may';
import { type Cash, type CashFilter, cashExport } from '@/lib/contract/cash';
import { cashPay } from '@/lib/contract/cash/action';
import type { ResourceList } from '@/lib/list/resource-list';

/** 银行代发: the file for the bank, of what matches the filters and waits for a transfer, whatever tab is open. */
export function BankExport({ list }: { list: ResourceList<Cash, CashFilter> }) {
  const t = useTranslations('cash');
  const may = useMay();
  const run = useExport(cashExport);
  if (!may(cashPay)) return null;
  const asked = { ...withoutPaging(list.query), tab: 'all', status: undefined, format: 'bank' };
  const start = () => void run({ asked, format: 'csv', rows: null, name: t('bank.title') });
  return (
    <PlainButton variant="outlined" onClick={start}>
      {t('bank.title')}
    </PlainButton>
  );
}
