'use client';
import { styled } from '@mui/material/styles';
import { paletteVar, softBorder } from '@/components/theme/css-vars';
import { visuallyHidden } from '@/components/theme/visually-hidden';
import { axisFor } from './chart-scale';
import { dayInWords, type Series } from './series';

const HEIGHT = 140;
/** Room of the numbers beside the bars. */
const SCALE_WIDTH = 44;

interface Props {
  /** What is shown, for those who do not see it. */
  readonly label: string;
  readonly dates: readonly string[];
  readonly series: readonly [Series, Series];
}

/** Two figures of a kind, day by day: two bars each over one axis, and the same as a table for screen readers. */
export function PairedBars({ label, dates, series }: Props) {
  const [first, second] = series;
  const { top, ticks } = axisFor([...first.values, ...second.values]);
  const height = (value: number) => `${Math.round((value / top) * HEIGHT)}px`;
  return (
    <Figure>
      <figcaption>
        <i className="first" /> {first.label} <i className="second" /> {second.label}
      </figcaption>
      <div className="plot" aria-hidden>
        <div className="scale">
          {ticks.map((tick) => (
            <i key={tick} className="tick" style={{ bottom: height(tick) }}>
              <span>{first.short(tick)}</span>
            </i>
          ))}
        </div>
        <div className="bars">
          {dates.map((date, day) => (
            <span key={date} title={dayInWords(date, series, day)}>
              <b className="first" style={{ height: height(first.values[day] ?? 0) }} />
              <b className="second" style={{ height: height(second.values[day] ?? 0) }} />
            </span>
          ))}
        </div>
      </div>
      <div className="ends" aria-hidden>
        <span>{dates[0]}</span>
        <span>{dates.at(-1)}</span>
      </div>
      <table>
        <caption>{label}</caption>
        <tbody>
          {dates.map((date, day) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              {series.map(({ key, label: name, values, exact }) => (
                <td key={key}>{`${name} ${exact(values[day] ?? 0)}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}

const Figure = styled('figure')({
  position: 'relative',
  margin: 0,
  fontSize: 12,
  color: paletteVar('text-secondary'),
  '& .first': { backgroundColor: paletteVar('primary-accent') },
  '& .second': { backgroundColor: paletteVar('success-main') },
  '& figcaption i': { display: 'inline-block', width: 8, height: 8, borderRadius: 2, margin: '0 4px 0 8px' },
  '& .plot': { position: 'relative', marginTop: 16, paddingLeft: SCALE_WIDTH },
  '& .tick': { position: 'absolute', left: SCALE_WIDTH, right: 0, borderTop: softBorder, fontStyle: 'normal' },
  '& .tick > span': {
    ...{ position: 'absolute', right: '100%', marginRight: 8, transform: 'translateY(-50%)' },
    ...{ fontSize: 11, color: paletteVar('text-tertiary'), fontVariantNumeric: 'tabular-nums' },
  },
  '& .bars': {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    gap: 3,
    height: HEIGHT,
    borderBottom: `1px solid ${paletteVar('divider')}`,
  },
  '& .bars > span': { flex: 1, display: 'flex', alignItems: 'flex-end', gap: 1, height: '100%' },
  '& .bars b': { flex: 1, minHeight: 1, borderRadius: '2px 2px 0 0' },
  '& .ends': { display: 'flex', justifyContent: 'space-between', marginTop: 4, paddingLeft: SCALE_WIDTH },
  '& table': visuallyHidden,
});
