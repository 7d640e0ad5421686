'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/list/cells/link-button';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { FlowPeriod } from '@/lib/contract/store-flow';
import { formatFen } from '@/lib/format/money';

/** Says whose rows stand below, what they add up to, and how to get the others back. */
export function PeriodHead({ period, onClear }: { period: FlowPeriod; onClear(): void }) {
  const t = useTranslations('storeFlow');
  return (
    <Head>
      <h3>{t('ofPeriod', { period: period.period })}</h3>
      {(['income', 'expense', 'net'] as const).map((key) => (
        <span key={key}>
          {t(key)} {formatFen(period[key])}
        </span>
      ))}
      <LinkButton type="button" onClick={onClear}>
        {t('allPeriods')}
      </LinkButton>
    </Head>
  );
}

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  padding: '8px 16px',
  borderTop: border,
  fontSize: sizeVar.small,
  color: paletteVar('text-secondary'),
  fontVariantNumeric: 'tabular-nums',
  '& h3': { margin: 0, fontSize: 15, fontWeight: 600, color: paletteVar('text-primary') },
});
