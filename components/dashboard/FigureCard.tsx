import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { PHONE_QUERY, radius } from '@/components/theme/tokens';
import { visuallyHidden } from '@/components/theme/visually-hidden';
import { changePercent } from './change-percent';

/** One key figure; with both days it says how today stands against yesterday. */
export const FigureCard = ({ label, value, note }: { label: string; value: string; note?: ReactNode }) => (
  <Figure>
    <dt>{label}</dt>
    <dd className="value">{value}</dd>
    <dd className="note">{note}</dd>
  </Figure>
);

/** The place of a figure that is on its way. */
export const FigureSkeleton = ({ label }: { label: string }) => (
  <Figure>
    <dt>{label}</dt>
    <dd className="value">
      <Skeleton width="60%" />
    </dd>
    <dd className="note">
      <Skeleton width="40%" />
    </dd>
  </Figure>
);

/** `↑ 12.4% 较昨日`; the arrow and the words say it too, not only the colour. */
export function VersusYesterday({ today, yesterday }: { today: number | undefined; yesterday: number | undefined }) {
  const t = useTranslations('dashboard');
  const percent = changePercent(today, yesterday);
  if (percent === undefined) return <>- {t('vsYesterday')}</>;
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same';
  const arrow = { up: '↑', down: '↓', same: '' }[direction];
  return (
    <>
      <span className={direction}>
        {arrow && <span aria-hidden>{arrow} </span>}
        {direction !== 'same' && <VisuallyHidden>{t(direction)}</VisuallyHidden>}
        {Math.abs(percent).toFixed(1)}%
      </span>{' '}
      {t('vsYesterday')}
    </>
  );
}

const VisuallyHidden = styled('span')(visuallyHidden);

const Figure = styled('dl')({
  position: 'relative',
  minWidth: 0,
  margin: 0,
  padding: '14px 16px',
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  '& dt': { fontSize: 13, color: paletteVar('text-secondary'), whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& dd': { margin: 0 },
  '& .value': { fontSize: 26, fontWeight: 600, lineHeight: 1.35, letterSpacing: '-0.3px', whiteSpace: 'nowrap' },
  '& .note': { minHeight: '1.57em', fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
  '& .up': { color: paletteVar('success-main') },
  '& .down': { color: paletteVar('error-main') },
  [`@media ${PHONE_QUERY}`]: { padding: '10px 12px', '& .value': { fontSize: 20 } },
});
