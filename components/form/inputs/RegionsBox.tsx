'use client';
import Autocomplete from '@mui/material/Autocomplete';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useRegionNames } from '@/components/controls/region/use-region-names';
import { SmallText } from '@/components/controls/table-styles';
import { useAutocompleteKeys } from '@/components/controls/use-autocomplete-keys';
import { useAutocompleteOpen } from '@/components/controls/use-autocomplete-open';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import type { FieldState } from '../state/use-field';
import { AutocompleteText } from './AutocompleteText';

interface Props {
  readonly field: FieldState;
  /** The same array while the same are chosen: MUI drops what is typed with another one. */
  readonly chosen: string[];
}

/** The drop-down itself; loaded on use. */
export function RegionsBox({ field, chosen }: Props) {
  const t = useTranslations('form');
  const choiceWords = useChoiceWords();
  const { open, props: list } = useAutocompleteOpen();
  const { tree, failed } = useRegionNames(open);
  const keys = useAutocompleteKeys(open, !tree && !failed);
  const places = useMemo(() => new Map((tree ?? []).flatMap(([province, cities]) => namesOf(province, cities))), [tree]);
  return (
    <Autocomplete
      {...choiceWords}
      id={field.id}
      multiple
      value={chosen}
      options={[...places.keys()]}
      {...list}
      {...keys}
      disabled={field.disabled}
      loadingText={t('searching')}
      noOptionsText={failed ? t('searchFailed') : t('nothingFound')}
      onChange={(_event, names) => field.change(names)}
      onBlur={field.blur}
      renderOption={({ key: _key, ...item }, name) => (
        <li key={name} {...item}>
          <span>
            {name}
            {places.get(name) && <SmallText> {places.get(name)}</SmallText>}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <AutocompleteText params={params} field={field} placeholder={chosen.length === 0 ? t('region.chooseMany') : ''} />
      )}
    />
  );
}

/** A province and its cities; a province that is one city is listed once. */
const namesOf = (province: string, cities: readonly (readonly [string, readonly string[]])[]): [string, string][] => [
  [province, ''],
  ...cities.filter(([city]) => city !== province).map(([city]): [string, string] => [city, province]),
];
