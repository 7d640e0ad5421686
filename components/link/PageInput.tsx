'use client';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { LazyCombobox } from '@/components/controls/lazy/LazyCombobox';
import { lazyComponent } from '@/components/controls/lazy/lazy-component';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { pageNames } from './page-names';

const box = lazyComponent(() => import('./PageBox').then((module) => module.PageBox));

/** A page of the shop: one of those with a name, or a path of one's own. */
export function PageInput<Values extends FieldValues>(props: InputProps<Values>) {
  const t = useTranslations('link.pages');
  const field = useField(props);
  const path = typeof field.value === 'string' ? field.value : '';
  const nameOf = (page: string) => {
    const key = pageNames[page];
    return key === undefined ? '' : t(key);
  };
  return (
    <FieldFrame field={{ ...field, hint: field.hint ?? nameOf(path) }}>
      <LazyCombobox
        box={box}
        // As an input it does all but offer pages, whatever stands in it.
        filled={false}
        id={field.id}
        placeholder=""
        typed={{ value: path, onChange: field.change }}
        disabled={field.disabled}
        invalid={field.error !== undefined}
        describedBy={field.describedBy}
        required={field.required}
        onBlur={field.blur}
        refTo={field.ref}
      >
        {(PageBox) => <PageBox field={field} path={path} nameOf={nameOf} />}
      </LazyCombobox>
    </FieldFrame>
  );
}
