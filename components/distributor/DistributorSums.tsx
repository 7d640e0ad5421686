'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { DistributorSums as Sums } from '@/lib/contract/distributor';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';

const SUMS = [
  ['count', groupedNumber],
  ['orderCount', groupedNumber],
  ['orderAmount', formatFen],
  ['commissionTotal', formatFen],
  ['unwithdrawn', formatFen],
] as const;

/** Sums over every distributor that matches, at the head of the list. */
export function DistributorSums({ summary }: { summary: Sums }) {
  const t = useTranslations('distributor.sums');
  return (
    <SumList aria-label={t('label')}>
      {SUMS.map(([name, shown]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{summary[name] === undefined ? '-' : shown(summary[name])}</dd>
        </div>
      ))}
    </SumList>
  );
}

const SumList = styled('dl')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  minWidth: 0,
  gap: '2px 22px',
  margin: 0,
  padding: '8px 4px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', alignItems: 'baseline', gap: 6 },
  '& dt': { fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
  '& dd': { margin: 0, fontSize: sizeVar.font, fontWeight: 600 },
});
