'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DayField } from '@/components/controls/days/DayField';
import { FieldBox } from '@/components/controls/field-styles';
import { parseClockTime } from '@/lib/format/clock-time';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { useGone } from '../state/use-gone';
import { FieldFrame } from './FieldFrame';

const DEFAULT_TIME = '00:00:00';

/** A moment in Asia/Shanghai; the form holds `YYYY-MM-DD HH:mm:ss`, or null when `nullable`. */
export function DateTimeInput<Values extends FieldValues>({ nullable = false, ...props }: InputProps<Values> & { nullable?: boolean }) {
  const t = useTranslations('form');
  const field = useField(props, 'chosen');
  const ref = useGone(props, field);
  // The day may be cleared only to choose another one.
  const lastTime = useRef(DEFAULT_TIME);
  const [day = '', time = ''] = typeof field.value === 'string' ? field.value.split(' ') : [];
  const put = (nextDay: string, nextTime: string) => {
    if (time !== '') lastTime.current = time;
    if (nextDay === '') field.change(nullable ? null : '');
    else field.change(`${nextDay} ${nextTime}`);
  };
  return (
    <FieldFrame field={field}>
      <Pair>
        <DayField
          id={field.id}
          label={field.label}
          value={day}
          disabled={field.disabled}
          invalid={field.error !== undefined}
          describedBy={field.describedBy}
          onChange={(next) => put(next, time || lastTime.current)}
          onBlur={field.blur}
          inputRef={ref}
        />
        <FieldBox data-invalid={field.error !== undefined} style={{ width: 100 }}>
          <input
            aria-label={`${field.label} ${t('date.time')}`}
            aria-invalid={field.error !== undefined}
            aria-describedby={field.describedBy}
            placeholder={DEFAULT_TIME}
            value={time}
            disabled={field.disabled || day === ''}
            onChange={(event) => put(day, event.target.value)}
            onBlur={() => {
              if (day !== '') put(day, parseClockTime(time) ?? time);
              field.blur();
            }}
          />
        </FieldBox>
      </Pair>
    </FieldFrame>
  );
}

const Pair = styled('div')({ display: 'flex', gap: 8 });
