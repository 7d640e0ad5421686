'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { FactList } from '@/components/controls/FactList';
import { InnerTable } from '@/components/controls/InnerTable';
import { Picture } from '@/components/controls/Picture';
import { MoneyText } from '@/components/list/cells/MoneyText';
import type { GoodsRecord } from '@/lib/contract/goods';
import { saleMode } from '@/lib/contract/states/goods';
import { groupedNumber } from '@/lib/format/number-suffix';

/** What goods offer: pictures, variants and the terms they are sold on. */
export function GoodsProfile({ record }: { record: GoodsRecord }) {
  const t = useTranslations('goods.fields');
  const enums = useTranslations('enums');
  const waitsFor = record.saleMode === saleMode.scheduled ? record.saleTime : null;
  const facts = [
    { label: t('id'), value: record.id },
    { label: t('subtitle'), value: record.subtitle || '-' },
    { label: t('unit'), value: record.unit },
    { label: t('minBuy'), value: record.minBuy },
    { label: t('limitType'), value: enums(`limitType.${record.limitType}`) },
    { label: t('givePoints'), value: record.givePoints },
    { label: t('saleMode'), value: waitsFor ?? enums(`saleMode.${record.saleMode}`) },
    { label: t('stockWarn'), value: record.stockWarn },
    { label: t('views'), value: groupedNumber(record.views) },
    { label: t('createTime'), value: record.createTime },
  ];
  return (
    <Body>
      <div className="pictures">
        {[record.cover, ...record.images]
          .filter((url, at, all) => url !== '' && all.indexOf(url) === at)
          .map((url) => (
            <span key={url}>
              <Picture url={url} alt={record.name} />
            </span>
          ))}
      </div>
      <FactList facts={facts} />
      <InnerTable
        label={t('skus')}
        rows={record.skus}
        keyOf={({ id }) => id}
        columns={[
          { key: 'spec', header: t('specs'), cell: ({ specText }) => specText || '-' },
          { key: 'code', header: t('code'), cell: ({ code }) => code || '-' },
          { key: 'price', header: t('price'), align: 'end', cell: ({ price }) => <MoneyText fen={price} /> },
          { key: 'stock', header: t('stock'), align: 'end', cell: ({ stock }) => groupedNumber(stock) },
        ]}
      />
    </Body>
  );
}

const Body = styled('div')({
  display: 'grid',
  gap: 16,
  padding: '16px 20px',
  // The facts stand in line with the pictures and the table.
  '& > section': { margin: '0 -20px', padding: '0 20px' },
  '& .pictures': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .pictures > span': { width: 88, height: 88, borderRadius: 8, overflow: 'hidden' },
});
