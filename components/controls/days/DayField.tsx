'use client';
import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { FieldBox } from '@/components/controls/field-styles';
import { parseDay } from '@/lib/format/typed-day';

const DayPanel = lazy(() => import('./DayPanel').then((module) => ({ default: module.DayPanel })));

interface Props {
  readonly id: string;
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  onChange(day: string): void;
  onBlur(): void;
  inputRef(element: HTMLInputElement | null): void;
}

/** One day, typed in any usual form or picked from a calendar. What is no day stays for the check to refuse. */
export function DayField({ id, label, value, disabled, invalid, describedBy, onChange, onBlur, inputRef }: Props) {
  const t = useTranslations('form');
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const leave = () => {
    const day = parseDay(value);
    if (day !== null && day !== value) onChange(day);
    onBlur();
  };
  const pick = (day: string) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <FieldBox ref={box} data-invalid={invalid} style={{ flex: 1, minWidth: 0 }}>
      <input
        id={id}
        ref={inputRef}
        value={value}
        placeholder={t('date.placeholder')}
        disabled={disabled}
        autoComplete="off"
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={(event) => onChange(event.target.value)}
        onBlur={leave}
      />
      <button
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={t('date.open', { name: label })}
        onClick={() => setOpen(true)}
      >
        <CalendarToday aria-hidden />
      </button>
      {open && box.current && (
        <Suspense fallback={null}>
          <DayPanel anchor={box.current} label={label} value={parseDay(value)} onPick={pick} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FieldBox>
  );
}
