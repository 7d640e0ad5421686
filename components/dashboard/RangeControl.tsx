'use client';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ink, measure } from '@/components/theme/css-vars';
import { MAX_TREND_DAYS } from '@/lib/contract/dashboard';
import { addDays } from '@/lib/format/shanghai-time';
import { rangeProblem, type TrendRange } from './trend-range';

/** Chooses the days of a trend: the last 7 or 30, or two days at most 90 apart. */
export function RangeControl({ range, today, onChange }: { range: TrendRange; today: string; onChange: (range: TrendRange) => void }) {
  const t = useTranslations('dashboard');
  const choose = (kind: TrendRange['kind'] | null) => {
    if (kind === 'custom') onChange({ kind, start: addDays(today, -6), end: today });
    else if (kind) onChange({ kind });
  };
  return (
    <ToggleButtonGroup value={range.kind} onChange={(_, kind) => choose(kind)} aria-label={t('range.label')}>
      <ToggleButton value="last7">{t('range.last7')}</ToggleButton>
      <ToggleButton value="last30">{t('range.last30')}</ToggleButton>
      <ToggleButton value="custom">{t('range.custom')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

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
  const problem = rangeProblem(typed.start, typed.end);
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (!rangeProblem(next.start, next.end)) onChange(next.start, next.end);
  };
  const field = (name: 'start' | 'end') => (
    <TextField
      type="date"
      value={typed[name]}
      error={problem !== undefined}
      onChange={(event) => type({ [name]: event.target.value })}
      slotProps={{ htmlInput: { 'aria-label': t(`range.${name}`), max: today, 'aria-describedby': problem && 'trend-range-problem' } }}
      size="small"
    />
  );
  return (
    <Line>
      {field('start')}
      <span aria-hidden>–</span>
      {field('end')}
      {problem && (
        <strong id="trend-range-problem" role="alert">
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
  padding: '12px 16px 0',
  color: ink('text-tertiary'),
  fontSize: measure.small,
  '& strong': { fontWeight: 400, color: ink('error-main') },
});
