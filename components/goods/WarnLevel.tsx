'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { paletteVar } from '@/components/theme/css-vars';
import type { GoodsRecord } from '@/lib/contract/goods';
import { useSkuEdits } from './use-sku-edits';

/** The stock at which a warning goes out, edited in place. */
export function WarnLevel({ record }: { record: GoodsRecord }) {
  const t = useTranslations('goods.fields');
  const { setWarn } = useSkuEdits(record);
  return (
    <Line>
      <span>{t('stockWarn')}</span>
      <InlineNumber value={record.stockWarn} label={t('stockWarn')} min={0} max={9999} onSave={setWarn} />
    </Line>
  );
}

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, paddingTop: 8, color: paletteVar('text-secondary') });
