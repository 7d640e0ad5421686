'use client';
import type { FieldValues } from 'react-hook-form';
import { RegionSelect } from '@/components/controls/region/RegionSelect';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';

/** Province, city and district; the form holds their three names. */
export function RegionInput<Values extends FieldValues>(props: InputProps<Values>) {
  const field = useField(props, 'chosen', writeRegion);
  return (
    <FieldFrame field={field}>
      <RegionSelect
        id={field.id}
        value={regionOf(field.value)}
        disabled={field.disabled}
        invalid={field.error !== undefined}
        describedBy={field.describedBy}
        onChange={field.change}
        onBlur={field.blur}
        refTo={field.ref}
      />
    </FieldFrame>
  );
}

const regionOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String).filter(Boolean) : []);
const writeRegion = (value: unknown) => regionOf(value).join(' / ') || undefined;
