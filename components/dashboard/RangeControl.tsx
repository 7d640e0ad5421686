'use client';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslations } from 'next-intl';
import { addDays } from '@/lib/format/shanghai-time';
import type { TrendRange } from './trend-range';

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
