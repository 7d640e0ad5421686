'use client';
import { styled } from '@mui/material/styles';
import { scaleLinear } from 'd3-scale';
import { area, curveLinear } from 'd3-shape';
import { useTranslations } from 'next-intl';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { type FigureChartProps, percentText } from './figure';

const WIDTH = 240;
const STEP = 56;

/** How many go from one step to the next: a body that narrows, and beside each step its value and what came on from the step before. */
export function FunnelChart({ label, figures, exact }: FigureChartProps) {
  const t = useTranslations('feedback');
  const half = scaleLinear([0, Math.max(1, ...figures.map(({ value }) => value))], [2, WIDTH / 2]);
  const slice = area<number>()
    .x0((reach) => WIDTH / 2 - reach)
    .x1((reach) => WIDTH / 2 + reach)
    .y((_reach, index) => index * (STEP - 4))
    .curve(curveLinear);
  return (
    <Steps aria-label={label}>
      {figures.map(({ key, label: name, value }, index) => {
        const before = figures[index - 1];
        const next = figures[index + 1] ?? { value };
        return (
          <li key={key}>
            <svg aria-hidden focusable="false" height={STEP} viewBox={`0 0 ${WIDTH} ${STEP}`} preserveAspectRatio="none">
              <path d={slice([half(value), half(next.value)]) ?? ''} style={{ opacity: 1 - index * 0.14 }} />
            </svg>
            <span className="words">
              <span className="name">{name}</span>
              <strong>{exact(value)}</strong>
              {before && <small>{t('figures.ofPrevious', { share: percentText(before.value === 0 ? 0 : value / before.value) })}</small>}
            </span>
          </li>
        );
      })}
    </Steps>
  );
}

const Steps = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: sizeVar.font,
  // Words that find no room beside each other wrap among themselves: the body stays in one piece.
  '& > li': { display: 'grid', gridTemplateColumns: '45% minmax(0, 1fr)', alignItems: 'center', columnGap: 16, minHeight: STEP },
  '& svg': { display: 'block', width: '100%' },
  '& .words': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& path': { fill: paletteVar('primary-fill') },
  '& .name': { color: paletteVar('text-secondary') },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { color: paletteVar('text-tertiary'), fontSize: sizeVar.small },
});
