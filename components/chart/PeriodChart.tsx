'use client';
import { styled } from '@mui/material/styles';
import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { useWidth } from './use-width';

/** What came in, went out and stayed in one period. */
export interface Period {
  readonly period: string;
  readonly income: number;
  readonly expense: number;
  readonly net: number;
}

interface Props {
  readonly label: string;
  /** Oldest first. */
  readonly periods: readonly Period[];
  readonly names: { readonly income: string; readonly expense: string; readonly net: string };
  /** As the axis writes an amount. */
  readonly short: (value: number) => string;
  readonly exact: (value: number) => string;
  readonly chosen: string | null;
  onChoose(period: string): void;
}

/** Before it is measured, and on a server. */
const USUAL_WIDTH = 720;
const LEAST_WIDTH = 280;
const HEIGHT = 236;
const LEFT = 56;
const BOTTOM = 22;
const TOP = 8;
const TICKS = 4;
/** What the name of a period needs under its bars. */
const NAME_WIDTH = 48;

/** Bars of income and expense with a line of what stayed; a period can be chosen, and the table beside it holds the figures. */
export function PeriodChart({ label, periods, names, short, exact, chosen, onChoose }: Props) {
  const [frame, measured] = useWidth<HTMLElement>(USUAL_WIDTH);
  const width = Math.max(LEAST_WIDTH, measured);
  const across = scaleBand(
    periods.map(({ period }) => period),
    [LEFT, width],
  ).padding(0.32);
  const values = periods.flatMap(({ income, expense, net }) => [income, expense, net]);
  const up = scaleLinear([Math.min(0, ...values), Math.max(100, ...values)], [HEIGHT - BOTTOM, TOP]).nice(TICKS);
  const zero = up(0);
  const bar = across.bandwidth() / 2;
  const every = Math.max(1, Math.ceil((periods.length * NAME_WIDTH) / (width - LEFT)));
  const centre = (period: string) => (across(period) ?? 0) + across.bandwidth() / 2;
  const path = line<Period>(
    ({ period }) => centre(period),
    ({ net }) => up(net),
  )([...periods]);
  return (
    <figure ref={frame} style={{ margin: 0, minWidth: 0 }}>
      <Legend>
        {(['income', 'expense', 'net'] as const).map((key) => (
          <li key={key} data-series={key}>
            {names[key]}
          </li>
        ))}
      </Legend>
      <Plot viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={label}>
        {up.ticks(TICKS).map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width} y1={up(tick)} y2={up(tick)} />
            <text x={LEFT - 8} y={up(tick)} dy="0.32em" textAnchor="end">
              {short(tick)}
            </text>
          </g>
        ))}
        {periods.map((each, index) => {
          const x = across(each.period) ?? 0;
          const words = `${each.period} · ${names.income} ${exact(each.income)} · ${names.expense} ${exact(each.expense)} · ${names.net} ${exact(each.net)}`;
          return (
            <Column
              key={each.period}
              role="button"
              tabIndex={0}
              aria-label={words}
              aria-pressed={each.period === chosen}
              onClick={() => onChoose(each.period)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                onChoose(each.period);
              }}
            >
              <title>{words}</title>
              <rect className="ground" x={x - 4} y={TOP} width={across.bandwidth() + 8} height={HEIGHT - TOP} rx={6} />
              <rect data-series="income" x={x} y={up(each.income)} width={bar} height={Math.max(0, zero - up(each.income))} rx={2} />
              <rect
                data-series="expense"
                x={x + bar}
                y={up(each.expense)}
                width={bar}
                height={Math.max(0, zero - up(each.expense))}
                rx={2}
              />
              {index % every === 0 && (
                <text x={Math.min(centre(each.period), width - LABEL_HALF)} y={HEIGHT - 6} textAnchor="middle">
                  {each.period.slice(each.period.length > 7 ? 5 : 0)}
                </text>
              )}
            </Column>
          );
        })}
        {path && <path d={path} />}
        {periods.map(({ period, net }) => (
          <circle key={period} cx={centre(period)} cy={up(net)} r={3} />
        ))}
      </Plot>
    </figure>
  );
}

/** Half of what the longest name of a period takes, so that the last one is not cut. */
const LABEL_HALF = 22;
const EXPENSE = 'warning-main';

const Legend = styled('ul')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 14,
  margin: 0,
  padding: '0 4px 6px',
  listStyle: 'none',
  fontSize: sizeVar.small,
  color: paletteVar('text-secondary'),
  '& li::before': { content: '""', display: 'inline-block', width: 10, height: 10, marginRight: 5, borderRadius: 3, verticalAlign: '-1px' },
  '& [data-series="income"]::before': { backgroundColor: paletteVar('primary-main') },
  '& [data-series="expense"]::before': { backgroundColor: paletteVar(EXPENSE) },
  '& [data-series="net"]::before': { backgroundColor: paletteVar('success-main') },
});

const Plot = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  '& line': { stroke: paletteVar('divider') },
  '& text': { fontSize: 11, fill: paletteVar('text-tertiary'), fontVariantNumeric: 'tabular-nums' },
  '& path': { fill: 'none', stroke: paletteVar('success-main'), strokeWidth: 1.8, pointerEvents: 'none' },
  '& circle': { fill: paletteVar('background-paper'), stroke: paletteVar('success-main'), strokeWidth: 1.8, pointerEvents: 'none' },
});

const Column = styled('g')({
  cursor: 'pointer',
  outline: 'none',
  '& .ground': { fill: 'transparent' },
  '&:hover .ground, &[aria-pressed="true"] .ground': { fill: paletteVar('primary-soft') },
  '&:focus-visible .ground': { fill: paletteVar('primary-soft'), stroke: paletteVar('primary-accent'), strokeWidth: 2 },
  '& [data-series="income"]': { fill: paletteVar('primary-main') },
  '& [data-series="expense"]': { fill: paletteVar(EXPENSE) },
});
