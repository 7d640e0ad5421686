'use client';
import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { RemovableChip } from '@/components/controls/chip/RemovableChip';
import { composing } from '@/components/controls/keys/composing';
import { valueAt } from '@/lib/form/field-path';
import { addTags } from '@/lib/form/tags';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';
import { TagsBox } from './tags-styles';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  readonly max?: number;
  readonly maxLength?: number;
  /** Its words are numbers, which spaces part too. */
  readonly numbers?: boolean;
}

/** Words of one's own: Enter or a comma adds, Backspace takes the last one back, a pasted list becomes many. */
export function TagsInput<Values extends FieldValues>({ max = 20, maxLength = 20, numbers = false, ...props }: Props<Values>) {
  const t = useTranslations('form');
  const bound = useField(props, 'typed');
  const fault = useEntryFault(props);
  const field = { ...bound, error: bound.error ?? fault, describedBy: fault ? `${bound.id}-text` : bound.describedBy };
  const [typed, setTyped] = useState('');
  const tags: readonly string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const add = (text: string) => {
    field.change(addTags(tags, text, numbers));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (composing(event)) return;
    if (event.key === 'Enter' || event.key === ',' || event.key === '，') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '') field.change(tags.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (tags.length >= max) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [typed.slice(0, selectionStart ?? typed.length), typed.slice(selectionEnd ?? typed.length)];
    add(`${before}${event.clipboardData.getData('text')}${after}`);
  };
  const leave = () => {
    if (typed.trim() !== '') add(typed);
    field.blur();
  };
  return (
    <FieldFrame field={{ ...field, hint: field.hint ?? `${tags.length} / ${max}` }}>
      <TagsBox data-invalid={field.error !== undefined}>
        {tags.map((tag) => (
          <RemovableChip
            key={tag}
            label={tag}
            disabled={field.disabled}
            onRemove={() => field.change(tags.filter((each) => each !== tag))}
          />
        ))}
        <input
          id={field.id}
          ref={field.ref}
          value={typed}
          maxLength={maxLength}
          disabled={field.disabled}
          // Full, it takes no more words and still the keys that take some away.
          readOnly={tags.length >= max}
          placeholder={tags.length === 0 ? t('tagsPlaceholder') : ''}
          aria-describedby={field.describedBy}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={leave}
        />
      </TagsBox>
    </FieldFrame>
  );
}

/** What is wrong with the first word that the form refuses. */
function useEntryFault<Values extends FieldValues>({ form, name }: InputProps<Values>): string | undefined {
  const { errors } = useFormState({ control: form.hook.control, name });
  const faults: unknown = valueAt(errors, name);
  const first: unknown = Array.isArray(faults) ? faults.find(Boolean) : undefined;
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : undefined;
}
