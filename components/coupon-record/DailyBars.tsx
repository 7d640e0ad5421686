'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { axisFor } from '@/components/chart/chart-scale';
import { paletteVar, softBorder } from '@/components/theme/css-vars';
import { visuallyHidden } from '@/components/theme/visually-hidden';
import type { CouponStatistics } from '@/lib/contract/coupon-record';
import { groupedNumber } from '@/lib/format/number-suffix';

const HEIGHT = 140;
/** Room of the numbers beside the bars. */
const SCALE_WIDTH = 44;

/** Taken and used, day by day: two bars each, and the same as a table for screen readers. */
export function DailyBars({ days }: { days: CouponStatistics['days'] }) {
  const t = useTranslations('couponRecord.figures');
  const { top, ticks } = axisFor(days.flatMap(({ taken, used }) => [taken, used]));
  const height = (value: number) => `${Math.round((value / top) * HEIGHT)}px`;
  return (
    <Figure>
      <figcaption>
        <i className="taken" /> {t('taken')} <i className="used" /> {t('used')}
      </figcaption>
      <div className="plot" aria-hidden>
        <div className="scale">
          {ticks.map((tick) => (
            <i key={tick} className="tick" style={{ bottom: height(tick) }}>
              <span>{groupedNumber(tick)}</span>
            </i>
          ))}
        </div>
        <div className="bars">
          {days.map(({ date, taken, used }) => (
            <span key={date} title={`${date} · ${t('taken')} ${taken} · ${t('used')} ${used}`}>
              <b className="taken" style={{ height: height(taken) }} />
              <b className="used" style={{ height: height(used) }} />
            </span>
          ))}
        </div>
      </div>
      <div className="ends" aria-hidden>
        <span>{days[0]?.date}</span>
        <span>{days.at(-1)?.date}</span>
      </div>
      <table>
        <caption>{t('daily')}</caption>
        <tbody>
          {days.map(({ date, taken, used }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{`${t('taken')} ${taken}`}</td>
              <td>{`${t('used')} ${used}`}</td>
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
  '& .taken': { backgroundColor: paletteVar('primary-accent') },
  '& .used': { backgroundColor: paletteVar('success-main') },
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
