'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar } from '@/components/theme/css-vars';
import type { CouponStatistics } from '@/lib/contract/coupon-record';

const HEIGHT = 140;

/** Taken and used, day by day: two bars each, and the same as a table for screen readers. */
export function DailyBars({ days }: { days: CouponStatistics['days'] }) {
  const t = useTranslations('couponRecord.figures');
  const most = Math.max(1, ...days.map(({ taken, used }) => Math.max(taken, used)));
  const height = (value: number) => `${Math.round((value / most) * HEIGHT)}px`;
  return (
    <Figure>
      <figcaption>
        <i className="taken" /> {t('taken')} <i className="used" /> {t('used')}
      </figcaption>
      <div className="bars" aria-hidden>
        {days.map(({ date, taken, used }) => (
          <span key={date} title={`${date} · ${t('taken')} ${taken} · ${t('used')} ${used}`}>
            <b className="taken" style={{ height: height(taken) }} />
            <b className="used" style={{ height: height(used) }} />
          </span>
        ))}
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
  '& .bars': {
    display: 'flex',
    alignItems: 'flex-end',
    gap: 3,
    height: HEIGHT,
    marginTop: 8,
    borderBottom: `1px solid ${paletteVar('divider')}`,
  },
  '& .bars > span': { flex: 1, display: 'flex', alignItems: 'flex-end', gap: 1, height: '100%' },
  '& .bars b': { flex: 1, minHeight: 1, borderRadius: '2px 2px 0 0' },
  '& .ends': { display: 'flex', justifyContent: 'space-between', marginTop: 4 },
  '& table': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});
