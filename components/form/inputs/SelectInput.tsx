'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option } from '@/components/controls/option';
import { SelectTrigger } from '@/components/controls/SelectTrigger';
import { useLazyListbox } from '@/components/dialogs/use-lazy-listbox';
import { lazyPart } from '@/components/dialogs/use-lazy-part';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';
import { optionWriter } from './option-writer';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  readonly options: readonly Option[];
  /** An empty choice can be taken back. */
  readonly clearable?: boolean;
}

const choices = lazyPart(() => import('@/components/controls/SelectChoices').then((module) => module.SelectChoices));

/** One of a few known values. The list of them is fetched when the field is about to be opened. */
export function SelectInput<Values extends FieldValues>({ options, clearable = false, ...props }: Props<Values>) {
  const t = useTranslations('form');
  const write = useMemo(() => optionWriter(options), [options]);
  const field = useField(props, 'chosen', write);
  const listbox = useLazyListbox(choices);
  const chosen = options.find((option) => option.value === field.value);

  const openList = () => {
    // Safari gives no button the focus that is pressed, and the list gives it back to whatever had it.
    listbox.anchor.current?.focus();
    listbox.openList();
  };
  const leave = () => {
    // The focus went to the list. One that is still on its way is wanted no more, or it would take the focus from where it is by then.
    if (listbox.controls) return;
    listbox.close();
    field.blur();
  };
  return (
    <FieldFrame field={field}>
      <SelectTrigger
        ref={(button) => {
          listbox.anchor.current = button;
          field.ref(button);
        }}
        id={field.id}
        text={chosen?.label ?? ''}
        placeholder={t('choose')}
        disabled={field.disabled}
        aria-labelledby={`${field.id}-label ${field.id}`}
        aria-describedby={field.describedBy}
        aria-invalid={field.error !== undefined}
        aria-required={field.required}
        aria-expanded={listbox.open}
        aria-controls={listbox.controls}
        onClick={openList}
        onKeyDown={listbox.onKeyDown}
        onBlur={leave}
        {...choices.prefetch}
      />
      {listbox.List && (
        <listbox.List
          {...listbox.list}
          label={field.label}
          options={options}
          chosen={chosen}
          none={clearable ? t('noChoice') : undefined}
          onChoose={(option) => field.change(option?.value ?? null)}
          onClose={listbox.close}
        />
      )}
    </FieldFrame>
  );
}
