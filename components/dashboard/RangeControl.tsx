'use client';
import { useTranslations } from 'next-intl';
import { Segments } from '@/components/controls/Segments';
import { addDays } from '@/lib/format/shanghai-time';
import type { TrendRange } from './trend-range';

const KINDS = ['last7', 'last30', 'custom'] as const satisfies readonly TrendRange['kind'][];

/** Chooses the days of a trend: the last 7 or 30, or two days at most 90 apart. */
export function RangeControl({ range, today, onChange }: { range: TrendRange; today: string; onChange: (range: TrendRange) => void }) {
  const t = useTranslations('dashboard');
  return (
    <Segments
      label={t('range.label')}
      chosen={range.kind}
      options={KINDS.map((kind) => ({ value: kind, text: t(`range.${kind}`) }))}
      onChoose={(kind) => onChange(kind === 'custom' ? { kind, start: addDays(today, -6), end: today } : { kind })}
    />
  );
}
