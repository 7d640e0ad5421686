'use client';
import type { ComponentProps, Ref } from 'react';
import { Choice, Muted, Shown } from '@/components/controls/Choice';
import { FilterArrow } from '@/components/controls/FilterArrow';

interface Props extends Pick<ComponentProps<typeof Choice>, 'onPointerEnter' | 'onFocus' | 'onKeyDown'> {
  readonly refTo: Ref<HTMLButtonElement>;
  readonly label: string;
  /** What is chosen; empty for nothing. */
  readonly text: string;
  readonly open: boolean;
  /** The list, once it stands. */
  readonly listId: string | undefined;
  onOpen(): void;
}

/** The closed field of a filter with known values: what is chosen, and the way to the list of them. */
export const FilterChoice = ({ refTo, label, text, open, listId, onOpen, ...heard }: Props) => (
  <Choice
    ref={refTo}
    type="button"
    role="combobox"
    aria-label={label}
    aria-haspopup="listbox"
    aria-expanded={open}
    aria-controls={listId}
    onClick={onOpen}
    {...heard}
  >
    {text === '' ? <Muted>{label}</Muted> : <Shown label={label} text={text} />}
    <FilterArrow />
  </Choice>
);
