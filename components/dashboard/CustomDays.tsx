'use client';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { MAX_TREND_DAYS } from '@/lib/contract/dashboard/trend-days';
import { rangeProblem } from './trend-range';

/** The two days of a chosen range; they are applied as soon as they make sense. */
export function CustomDays({
  start,
  end,
  today,
  onChange,
}: {
  start: string;
  end: string;
  today: string;
  onChange: (start: string, end: string) => void;
}) {
  const t = useTranslations('dashboard');
  const [typed, setTyped] = useState({ start, end });
  const problemId = useId();
  const problem = rangeProblem(typed.start, typed.end);
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (!rangeProblem(next.start, next.end)) onChange(next.start, next.end);
  };
  const field = (name: 'start' | 'end') => (
    <OutlinedInput
      type="date"
      value={typed[name]}
      error={problem !== undefined}
      onChange={(event) => type({ [name]: event.target.value })}
      slotProps={{ input: { 'aria-label': t(`range.${name}`), max: today, 'aria-describedby': problem && problemId } }}
      size="small"
    />
  );
  return (
    <Line>
      {field('start')}
      <span aria-hidden>–</span>
      {field('end')}
      {problem && (
        <strong id={problemId} role="alert">
          {t(`range.${problem}`, { n: MAX_TREND_DAYS })}
        </strong>
      )}
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  color: paletteVar('text-tertiary'),
  fontSize: sizeVar.small,
  '& strong': { fontWeight: 400, color: paletteVar('error-main') },
});
