import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { PHONE_QUERY, radius } from '@/components/theme/tokens';
import type { Statistics } from '@/lib/contract/dashboard';
import { groupedNumber } from '@/lib/format/number-suffix';
import { FailedFigure } from './FailedFigure';
import { FigureSkeleton } from './FigureCard';

const count = (value: number | undefined) => groupedNumber(value ?? 0);

/** How large the platform is: members and stores, for the main store alone. */
export function PlatformFigures({ of }: { of: UseQueryResult<Statistics> }) {
  const t = useTranslations('dashboard');
  if (of.data === undefined) {
    return of.error ? <FailedFigure label={t('platform')} onRetry={() => void of.refetch()} /> : <FigureSkeleton label={t('platform')} />;
  }
  return (
    <Card role="group" aria-label={t('platform')}>
      <span className="title">{t('platform')}</span>
      <dl>
        <dt>{t('members')}</dt>
        <dd>{count(of.data.memberTotal)}</dd>
      </dl>
      <dl>
        <dt>{t('stores')}</dt>
        <dd>{count(of.data.storeTotal)}</dd>
      </dl>
    </Card>
  );
}

const Card = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  columnGap: 12,
  minWidth: 0,
  padding: '14px 16px',
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  '& .title': { gridColumn: '1 / -1', fontSize: 13, color: paletteVar('text-secondary') },
  // Read as name and figure, seen as figure and name.
  '& dl': { display: 'flex', flexDirection: 'column-reverse', minWidth: 0, margin: 0 },
  '& dd': { margin: 0, fontSize: 26, fontWeight: 600, lineHeight: 1.35, letterSpacing: '-0.3px', whiteSpace: 'nowrap' },
  '& dt': { fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
  [`@media ${PHONE_QUERY}`]: { padding: '10px 12px', '& dd': { fontSize: 18, lineHeight: 1.5 } },
});
