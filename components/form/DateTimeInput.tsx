'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { DayField } from './DayField';
import { FieldFrame } from './FieldFrame';
import { FieldBox } from './field-styles';
import type { InputProps } from './resource-form';
import { useField } from './use-field';

const DEFAULT_TIME = '00:00:00';

/** A moment in Asia/Shanghai; the form holds `YYYY-MM-DD HH:mm:ss`, or null when `nullable`. */
export function DateTimeInput<Values extends FieldValues>({ nullable = false, ...props }: InputProps<Values> & { nullable?: boolean }) {
  const t = useTranslations('form');
  const field = useField(props, 'chosen');
  const [day = '', time = ''] = typeof field.value === 'string' ? field.value.split(' ') : [];
  const put = (nextDay: string, nextTime: string) => {
    if (nextDay === '') field.change(nullable ? null : '');
    else field.change(`${nextDay} ${nextTime || DEFAULT_TIME}`);
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
          onChange={(next) => put(next, time)}
          onBlur={field.blur}
          inputRef={field.ref}
        />
        <FieldBox data-invalid={field.error !== undefined}>
          <input
            type="time"
            step={1}
            aria-label={`${field.label} ${t('date.time')}`}
            value={time}
            disabled={field.disabled || day === ''}
            onChange={(event) => put(day, withSeconds(event.target.value))}
            onBlur={field.blur}
          />
        </FieldBox>
      </Pair>
    </FieldFrame>
  );
}

/** Browsers leave the seconds out when they are zero. */
const withSeconds = (time: string) => (time.length === 5 ? `${time}:00` : time);

const Pair = styled('div')({ display: 'flex', gap: 8 });
