'use client';
import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RemovableChip } from '@/components/controls/chip/RemovableChip';
import { addTags } from '@/lib/form/tags';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';
import { TagsBox } from './tags-styles';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  readonly max?: number;
  readonly maxLength?: number;
}

/** Words of one's own: Enter or a comma adds, Backspace takes the last one back, a pasted list becomes many. */
export function TagsInput<Values extends FieldValues>({ max = 20, maxLength = 20, ...props }: Props<Values>) {
  const t = useTranslations('form');
  const field = useField(props, 'typed');
  const [typed, setTyped] = useState('');
  const tags: readonly string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const add = (text: string) => {
    field.change(addTags(tags, text, { max, maxLength }));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter while a Chinese word is being composed picks the word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',' || event.key === '，') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '') field.change(tags.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    add(`${typed}${event.clipboardData.getData('text')}`);
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
          disabled={field.disabled || tags.length >= max}
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
