'use client';
import { styled } from '@mui/material/styles';
import { scaleBand, scaleLinear } from 'd3-scale';
import { paletteVar } from '@/components/theme/css-vars';
import { visuallyHidden } from '@/components/theme/visually-hidden';
import type { FigureChartProps } from './figure';
import { useWidth } from './use-width';

interface Props extends FigureChartProps {
  /** As the axis gives a value: 1.2万. */
  short(value: number): string;
}

const HEIGHT = 220;
const EDGE = { left: 48, right: 8, top: 10, bottom: 26 };
const LABEL_WIDTH = 52;
const STEPS = 4;

/** Bars side by side over one axis. A screen reader gets a list of the same figures. */
export function BarChart({ label, figures, exact, short }: Props) {
  const [place, width] = useWidth<HTMLDivElement>();
  const x = scaleBand(
    figures.map(({ key }) => String(key)),
    [EDGE.left, Math.max(EDGE.left + 1, width - EDGE.right)],
  )
    .paddingInner(0.5)
    .paddingOuter(0.25);
  const y = scaleLinear([0, Math.max(1, ...figures.map(({ value }) => value))], [HEIGHT - EDGE.bottom, EDGE.top]).nice(STEPS);
  const every = Math.max(1, Math.ceil((figures.length * LABEL_WIDTH) / Math.max(1, width - EDGE.left)));
  return (
    <Ground ref={place}>
      <svg width="100%" height={HEIGHT} aria-hidden focusable="false">
        {y.ticks(STEPS).map((tick) => (
          <g key={tick}>
            <path className="grid" d={`M${EDGE.left} ${y(tick)}H${Math.max(EDGE.left, width - EDGE.right)}`} />
            <text x={EDGE.left - 8} y={y(tick) + 4} textAnchor="end">
              {short(tick)}
            </text>
          </g>
        ))}
        {figures.map(({ key, label: name, value }, index) => {
          const left = x(String(key)) ?? 0;
          return (
            <g key={key}>
              <rect x={left} y={y(value)} width={x.bandwidth()} height={Math.max(0, y(0) - y(value))} rx={3}>
                <title>{`${name} ${exact(value)}`}</title>
              </rect>
              {(figures.length - 1 - index) % every === 0 && (
                <text x={left + x.bandwidth() / 2} y={HEIGHT - 8} textAnchor="middle">
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ul className="words" aria-label={label}>
        {figures.map(({ key, label: name, value }) => (
          <li key={key}>{`${name} ${exact(value)}`}</li>
        ))}
      </ul>
    </Ground>
  );
}

const Ground = styled('div')({
  position: 'relative',
  height: HEIGHT,
  '& text': { fontSize: 11, fill: paletteVar('text-tertiary') },
  '& .grid': { stroke: paletteVar('hairline-soft') },
  '& rect': { fill: paletteVar('primary-fill') },
  '& rect:hover': { fill: paletteVar('primary-main') },
  '& .words': { ...visuallyHidden, margin: 0, padding: 0 },
});
