'use client';
import { useTranslations } from 'next-intl';
import type { Option } from '@/components/controls/option';
import { useLazyListbox } from '@/components/dialogs/use-lazy-listbox';
import { lazyPart } from '@/components/dialogs/use-lazy-part';
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
  const t = useTranslations('list');
  const pending = usePendingFilters();
  const listbox = useLazyListbox(choices);
  const value = filterText(list, name);
  const chosen = options.find((option) => String(option.value) === value);
  const choose = (option: Option | undefined) => pending.apply({ [name]: option?.value });
  return (
    <>
      <FilterChoice
        refTo={listbox.anchor}
        label={label}
        text={chosen?.label ?? ''}
        open={listbox.open}
        listId={listbox.controls}
        onOpen={listbox.openList}
        onKeyDown={listbox.onKeyDown}
        {...choices.prefetch}
      />
      {listbox.List && (
        <listbox.List
          {...listbox.list}
          label={label}
          options={options}
          chosen={chosen}
          none={t('any')}
          onChoose={choose}
          onClose={listbox.close}
        />
      )}
    </>
  );
}
