'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { latePart, useLatePart } from '@/components/dialogs/use-late-part';
import { ink } from '@/components/theme/css-vars';
import type { Identified } from '@/lib/contract/resource';
import { type FilterFieldProps, filterText, type Option } from './filter-field';
import { useFilterStage } from './filter-stage';
import { boxed, focused } from './filter-styles';

const choices = latePart(() => import('./SelectChoices').then((module) => module.SelectChoices));

/** One of a few known values; chosen, it is asked for at once. The list of them is fetched when it is first opened. */
export function SelectFilter<Row extends Identified, Filter>({
  list,
  name,
  label,
  options,
}: FilterFieldProps<Row, Filter> & { options: readonly Option[] }) {
  const stage = useFilterStage();
  const listId = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Choices = useLatePart(choices, open, close);
  const value = filterText(list, name);
  const chosen = options.find((option) => String(option.value) === value);
  const choose = (option: Option | undefined) => stage.ask({ [name]: option?.value });
  return (
    <>
      <Choice
        ref={anchor}
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open && Choices ? listId : undefined}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => opensList(event) && setOpen(true)}
        {...choices.whenNear}
      >
        {chosen ? <Shown label={label} text={chosen.label} /> : <Muted>{label}</Muted>}
        <ExpandMore aria-hidden />
      </Choice>
      {Choices && (
        <Choices
          id={listId}
          anchor={anchor.current}
          open={open}
          label={label}
          options={options}
          chosen={chosen}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}

/** Whether a key opens a list. Besides Enter and the space bar, which press the button: the arrows, and a letter, which the list then looks for. */
export function opensList(event: KeyboardEvent): boolean {
  const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (arrow || letter) event.preventDefault();
  return arrow || letter;
}

/** A filter's label and what is chosen, in one line. */
export const Shown = ({ label, text }: { label: string; text: string }) => (
  <Line>
    <Muted>{label}</Muted> {text}
  </Line>
);
export const Muted = styled('span')({ color: ink('text-tertiary') });
const Line = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const Choice = styled('button')({
  ...boxed,
  minWidth: 130,
  maxWidth: 260,
  padding: '0 6px 0 12px',
  fontFamily: 'inherit',
  color: ink('text-primary'),
  textAlign: 'left',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0 },
  '& > svg': { flex: 'none', fontSize: 20, color: ink('text-tertiary') },
  '&:focus-visible': { outline: 'none', ...focused },
});
