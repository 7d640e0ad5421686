'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LazyCombobox } from '@/components/controls/lazy/LazyCombobox';
import { lazyComponent } from '@/components/controls/lazy/lazy-component';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { joinNames } from '@/lib/format/punctuation';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';

const box = lazyComponent(() => import('./RegionsBox').then((module) => module.RegionsBox));

/** Any number of provinces and cities, found by typing; the form holds their names. */
export function RegionsInput<Values extends FieldValues>(props: InputProps<Values>) {
  const t = useTranslations('form');
  const { language } = useLanguage();
  const field = useField(props, 'chosen');
  const { value } = field;
  const chosen = useMemo(() => (Array.isArray(value) ? value.map(String) : []), [value]);
  return (
    <FieldFrame field={field}>
      <LazyCombobox
        box={box}
        filled={chosen.length > 0}
        id={field.id}
        placeholder={t('region.chooseMany')}
        shown={joinNames(chosen, language)}
        disabled={field.disabled}
        invalid={field.error !== undefined}
        describedBy={field.describedBy}
        required={field.required}
        onBlur={field.blur}
        refTo={field.ref}
      >
        {(RegionsBox) => <RegionsBox field={field} chosen={chosen} />}
      </LazyCombobox>
    </FieldFrame>
  );
}
