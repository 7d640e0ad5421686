'use client';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import type { StoreForm } from './store-draft';

const LEVELS = ['province', 'city', 'district'] as const;

/** Province, city and district; the map fills them, and they can be typed. */
export function RegionInput(props: InputProps<StoreForm>) {
  const t = useTranslations('storeInfo');
  const field = useField(props);
  const parts = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <FieldFrame field={field} group>
      <Parts>
        {LEVELS.map((level, index) => (
          <TextField
            key={level}
            value={parts[index] ?? ''}
            placeholder={t(`levels.${level}`)}
            disabled={field.disabled}
            error={field.error !== undefined}
            {...(index === 0 ? { inputRef: field.ref } : {})}
            onBlur={field.blur}
            onChange={(event) => field.change(LEVELS.map((_, place) => (place === index ? event.target.value : (parts[place] ?? ''))))}
            slotProps={{ htmlInput: { 'aria-label': t(`levels.${level}`), maxLength: 50 } }}
          />
        ))}
      </Parts>
    </FieldFrame>
  );
}

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
