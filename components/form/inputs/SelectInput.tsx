'use client';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Muted } from '@/components/controls/Choice';
import type { Option } from '@/components/controls/option';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';
import { optionWriter } from './option-writer';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  readonly options: readonly Option[];
  /** An empty choice can be taken back. */
  readonly clearable?: boolean;
}

/** One of a few known values. */
export function SelectInput<Values extends FieldValues>({ options, clearable = false, ...props }: Props<Values>) {
  const t = useTranslations('form');
  const write = useMemo(() => optionWriter(options), [options]);
  const field = useField(props, 'chosen', write);
  const chosen = options.find((option) => option.value === field.value);
  return (
    <FieldFrame field={field}>
      <Select<string>
        displayEmpty
        fullWidth
        value={chosen ? String(chosen.value) : ''}
        disabled={field.disabled}
        error={field.error !== undefined}
        inputRef={field.ref}
        onChange={(event) => field.change(options.find((option) => String(option.value) === event.target.value)?.value ?? null)}
        onBlur={field.blur}
        renderValue={() => (chosen ? chosen.label : <Muted>{t('choose')}</Muted>)}
        SelectDisplayProps={{ id: field.id, 'aria-labelledby': `${field.id}-label ${field.id}` }}
        inputProps={{ 'aria-describedby': field.describedBy }}
      >
        {clearable && <MenuItem value="">{t('noChoice')}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={String(option.value)}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
