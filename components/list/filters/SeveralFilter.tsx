'use client';
import type { Option } from '@/components/controls/option';
import { useLazyListbox } from '@/components/dialogs/use-lazy-listbox';
import { lazyPart } from '@/components/dialogs/use-lazy-part';
import type { Identified } from '@/lib/contract/call/resource';
import { FilterChoice } from './FilterChoice';
import { type FilterFieldProps, filterText } from './filter-field';
import { usePendingFilters } from './pending-filters';

const choices = lazyPart(() => import('@/components/controls/SeveralChoices').then((module) => module.SeveralChoices));

interface Props<Row extends Identified, Filter> extends FilterFieldProps<Row, Filter> {
  readonly options: readonly Option[];
  /** The value that stands for no choice at all, where the filter has one. */
  readonly none?: string;
}

/** Several of a few known values, separated by commas on the wire; asked for when the list of them is closed. */
export function SeveralFilter<Row extends Identified, Filter>({ list, name, label, options, none }: Props<Row, Filter>) {
  const pending = usePendingFilters();
  const listbox = useLazyListbox(choices);
  const asked = filterText(list, name);
  const chosen = options.filter(({ value }) => asked.split(',').includes(String(value))).map(({ value }) => String(value));
  const close = (wanted: readonly string[] = chosen) => {
    listbox.close();
    if (wanted.join() !== chosen.join()) pending.apply({ [name]: wanted.length === 0 ? none : wanted.join() });
  };
  const names = options.filter(({ value }) => chosen.includes(String(value))).map((option) => option.label);
  return (
    <>
      <FilterChoice
        refTo={listbox.anchor}
        label={label}
        text={names.join(' / ')}
        open={listbox.open}
        listId={listbox.controls}
        onOpen={listbox.openList}
        onKeyDown={listbox.onKeyDown}
        {...choices.prefetch}
      />
      {listbox.List && listbox.open && <listbox.List {...listbox.list} label={label} options={options} start={chosen} onClose={close} />}
    </>
  );
}
