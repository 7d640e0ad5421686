'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  /** What the member has now. */
  readonly present: number;
  shown(value: number): string;
}

/** Says before saving what the member has and will have; red where that is less than nothing. */
export function AdjustPreview<Values extends FieldValues & { sign: number; delta: number }>({ form, present, shown }: Props<Values>) {
  const t = useTranslations('member.adjust');
  const names = ['sign', 'delta'] as FieldPath<Values>[];
  const [sign, delta] = useWatch({ control: form.hook.control, name: names }) as unknown as [number, number | null | undefined];
  const after = present + sign * (delta ?? 0);
  return (
    <Line aria-live="polite" data-short={after < 0}>
      {t('change', { before: shown(present), after: shown(after) })}
    </Line>
  );
}

const Line = styled('p')({
  gridColumn: '1 / -1',
  margin: '0 0 12px',
  color: paletteVar('text-secondary'),
  fontSize: sizeVar.font,
  fontVariantNumeric: 'tabular-nums',
  '&[data-short="true"]': { color: paletteVar('error-main') },
});
