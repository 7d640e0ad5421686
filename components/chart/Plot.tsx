import { styled } from '@mui/material/styles';
import { paletteVar } from '@/components/theme/css-vars';
import { type Axis, axisFor, labelEvery, linePath, secondAxis } from './chart-scale';
import type { PlotArea } from './plot-area';
import { type Series, shortDay } from './series';

const LABEL_WIDTH = 52;
const MAX_BAR = 26;
/** Beyond this many days the dots of a line would touch one another. */
const MAX_DOTS = 31;

/** The drawing of a chart; it is hidden from screen readers, which get each day in words instead. */
export function Plot({
  area,
  dates,
  series,
  active,
}: {
  area: PlotArea;
  dates: readonly string[];
  series: readonly Series[];
  active: number | null;
}) {
  const line = series.find(({ form }) => form === 'line');
  const bars = series.find(({ form }) => form === 'bar');
  const first = axisFor((line ?? bars)?.values ?? []);
  const second = line && bars && secondAxis(bars.values, first.ticks.length - 1);
  const every = labelEvery(dates.length, area.width, LABEL_WIDTH);
  // The last day always has its label; the others count back from it.
  const labelled = dates.map((date, index) => ({ date, index })).filter(({ index }) => (dates.length - 1 - index) % every === 0);
  return (
    <Drawing width="100%" height="100%" aria-hidden focusable="false">
      <Grid area={area} axis={first} short={(line ?? bars)?.short} />
      {second && <SecondAxis area={area} axis={second} short={bars?.short} />}
      {active !== null && (
        <rect className="band" x={area.centre(active) - area.column / 2} y={area.top} width={area.column} height={area.bottom - area.top} />
      )}
      {bars && <Bars area={area} dates={dates} series={bars} top={(second ?? first).top} />}
      {line && <Line area={area} series={line} top={first.top} active={active} alone={!bars} />}
      {labelled.map(({ date, index }) => (
        <text key={date} x={area.centre(index)} y={area.bottom + 18} textAnchor="middle">
          {shortDay(date)}
        </text>
      ))}
    </Drawing>
  );
}

interface AxisProps {
  area: PlotArea;
  axis: Axis;
  short: Series['short'] | undefined;
}

const Grid = ({ area, axis: { top, ticks }, short = String }: AxisProps) =>
  ticks.map((tick) => (
    <g key={tick}>
      <path className={tick === 0 ? 'base' : 'grid'} d={`M${area.left} ${area.y(tick / top)}H${area.right}`} />
      <text x={area.left - 8} y={area.y(tick / top) + 4} textAnchor="end">
        {short(tick)}
      </text>
    </g>
  ));

/** Without any sales its steps are below one yuan and would all read the same; each text stands once. */
const SecondAxis = ({ area, axis: { top, ticks }, short = String }: AxisProps) =>
  ticks
    .filter((tick, index) => ticks.findIndex((other) => short(other) === short(tick)) === index)
    .map((tick) => (
      <text key={tick} x={area.right + 8} y={area.y(tick / top) + 4}>
        {short(tick)}
      </text>
    ));

function Bars({ area, dates, series, top }: { area: PlotArea; dates: readonly string[]; series: Series; top: number }) {
  const width = Math.min(MAX_BAR, Math.max(2, area.column * 0.5));
  return series.values.map((value, index) => {
    const height = Math.max(value > 0 ? 1 : 0, area.bottom - area.y(value / top));
    return (
      <rect
        key={dates[index]}
        className="bar"
        x={area.centre(index) - width / 2}
        y={area.bottom - height}
        width={width}
        height={height}
        rx={Math.min(3, width / 3)}
      />
    );
  });
}

interface LineProps {
  area: PlotArea;
  series: Series;
  top: number;
  active: number | null;
  /** Without bars in front of it the ground below is tinted, so that a rise and a fall weigh something. */
  alone: boolean;
}

function Line({ area, series, top, active, alone }: LineProps) {
  const points = series.values.map((value, index) => [area.centre(index), area.y(value / top)] as const);
  const dotted = points.map(([x, y], index) => ({ x, y, index })).filter(({ index }) => points.length <= MAX_DOTS || index === active);
  return (
    <>
      {alone && points.length > 1 && <path className="ground" d={`${linePath(points)}V${area.bottom}H${area.centre(0)}Z`} />}
      <path className="line" d={linePath(points)} />
      {dotted.map(({ x, y, index }) => (
        <circle key={index} className={index === active ? 'dot on' : 'dot'} cx={x} cy={y} r={index === active ? 4.5 : 3.2} />
      ))}
    </>
  );
}

const Drawing = styled('svg')({
  display: 'block',
  overflow: 'visible',
  '& text': { fontSize: 11, fill: paletteVar('text-tertiary') },
  '& .grid': { stroke: paletteVar('hairline-soft') },
  '& .base': { stroke: paletteVar('divider') },
  '& .band': { fill: paletteVar('background-default') },
  '& .bar': { fill: paletteVar('primary-fill') },
  '& .ground': { fill: paletteVar('primary-soft') },
  '& .line': { fill: 'none', stroke: paletteVar('primary-main'), strokeWidth: 2.2, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& .dot': { fill: paletteVar('background-paper'), stroke: paletteVar('primary-main'), strokeWidth: 1.8 },
  '& .dot.on': { fill: paletteVar('primary-main'), stroke: paletteVar('background-paper') },
});
