'use client';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { ChartTip } from './ChartTip';
import { Legend } from './Legend';
import { Plot } from './Plot';
import { plotArea } from './plot-area';
import { dayInWords, type Series } from './series';
import { useWidth } from './use-width';

const HEIGHT = 232;
const LEGEND = 24;

/** The height a chart takes on the page. */
export const chartHeight = (series: number): number => HEIGHT + (series > 1 ? LEGEND : 0);

/** Figures by day: bars and a line over one another, each with its own axis. Arrow keys, Home and End read it day by day. */
export function TrendChart({ label, dates, series }: { label: string; dates: readonly string[]; series: readonly Series[] }) {
  const [place, width] = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);
  const area = plotArea(width, HEIGHT, dates.length, series.length > 1);
  const active = chosen === null ? null : Math.min(chosen, dates.length - 1);
  const follow = (event: PointerEvent<HTMLDivElement>) =>
    setChosen(area.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const move = (event: KeyboardEvent) => {
    const next = stepOf(event.key, active, dates.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const spoken = active ?? dates.length - 1;
  return (
    <div>
      <Legend series={series} />
      <Ground
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={dates.length - 1}
        aria-valuenow={spoken}
        aria-valuetext={dayInWords(dates[spoken] ?? '', series, spoken)}
        onKeyDown={move}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setChosen((before) => before ?? dates.length - 1)}
        onBlur={() => setChosen(null)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setChosen(null)}
        style={{ height: HEIGHT }}
      >
        {width > 0 && <Plot area={area} dates={dates} series={series} active={active} />}
        {active !== null && <ChartTip x={area.centre(active)} width={width} date={dates[active] ?? ''} series={series} index={active} />}
      </Ground>
    </div>
  );
}

function stepOf(key: string, from: number | null, days: number): number | undefined {
  const present = from ?? days - 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, present - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(days - 1, present + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? days - 1 : undefined;
}

const Ground = styled('div')({
  position: 'relative',
  borderRadius: 6,
  touchAction: 'pan-y',
  '&:focus-visible': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 4 },
});
