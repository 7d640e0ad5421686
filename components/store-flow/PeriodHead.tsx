'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/list/cells/link-button';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { FlowPeriod } from '@/lib/contract/store-flow';
import { formatFen } from '@/lib/format/money';

interface Props {
  readonly period: string;
  /** Unknown until the summary has been read. */
  readonly sums?: Pick<FlowPeriod, 'income' | 'expense' | 'net'>;
  onClear(): void;
}

/** Says whose rows stand below, what they add up to, and how to get the others back. */
export function PeriodHead({ period, sums, onClear }: Props) {
  const t = useTranslations('storeFlow');
  return (
    <Head>
      <h3>{t('ofPeriod', { period })}</h3>
      {sums &&
        (['income', 'expense', 'net'] as const).map((key) => (
          <span key={key}>
            {t(key)} {formatFen(sums[key])}
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
