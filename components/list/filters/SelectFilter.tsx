'use client';
import { useId, useRef, useState } from 'react';
import type { Option } from '@/components/controls/option';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import type { Identified } from '@/lib/contract/call/resource';
import { FilterChoice } from './FilterChoice';
import { type FilterFieldProps, filterText } from './filter-field';
import { usePendingFilters } from './pending-filters';

const choices = lazyPart(() => import('@/components/controls/SelectChoices').then((module) => module.SelectChoices));

/** One of a few known values; chosen, it is asked for at once. The list of them is fetched when it is first opened. */
export function SelectFilter<Row extends Identified, Filter>({
  list,
  name,
  label,
  options,
}: FilterFieldProps<Row, Filter> & { options: readonly Option[] }) {
  const pending = usePendingFilters();
  const listId = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Choices = useLazyPart(choices, open, close);
  const value = filterText(list, name);
  const chosen = options.find((option) => String(option.value) === value);
  const choose = (option: Option | undefined) => pending.apply({ [name]: option?.value });
  return (
    <>
      <FilterChoice
        refTo={anchor}
        label={label}
        text={chosen?.label ?? ''}
        open={open}
        listId={open && Choices ? listId : undefined}
        onOpen={() => setOpen(true)}
        {...choices.prefetch}
      />
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
