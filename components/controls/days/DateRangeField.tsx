'use client';
import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import Clear from '@mui/icons-material/ClearRounded';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { FieldBox } from '@/components/controls/field-styles';
import { type DateRange, presetOf } from '@/lib/format/date-range';

const DateRangePanel = lazy(() => import('./DateRangePanel').then((module) => ({ default: module.DateRangePanel })));

export interface DateRangeFieldProps {
  readonly label: string;
  readonly value: DateRange | null;
  onChange(range: DateRange | null): void;
  /** In a filter bar: as wide as its text, with the label inside. */
  readonly inline?: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  /** The longest range allowed, in days. */
  readonly maxDays?: number;
}

/** A range of days, said by its preset where it is one; its panel holds presets, typed days and a calendar. */
export function DateRangeField({
  label,
  value,
  onChange,
  inline = false,
  disabled = false,
  invalid = false,
  maxDays,
}: DateRangeFieldProps) {
  const t = useTranslations('form');
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const preset = value && presetOf(value, new Date());
  const text = value ? (preset ? t(`date.${preset}`) : `${value.start} – ${value.end}`) : '';
  return (
    <FieldBox ref={box} data-invalid={invalid} style={inline ? { minWidth: 150 } : { width: '100%' }}>
      <button
        type="button"
        className="value"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label} ${text}`}
        onClick={() => setOpen(true)}
      >
        {(inline || !value) && <em>{inline ? label : t('date.chooseRange')}</em>}
        {text}
      </button>
      {value && !disabled ? (
        <button type="button" aria-label={t('clear', { name: label })} onClick={() => onChange(null)}>
          <Clear aria-hidden />
        </button>
      ) : (
        <CalendarToday aria-hidden />
      )}
      {open && box.current && (
        <Suspense fallback={null}>
          <DateRangePanel
            anchor={box.current}
            label={label}
            value={value}
            maxDays={maxDays}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </FieldBox>
  );
}
