'use client';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useRegionNames } from '@/components/controls/region/use-region-names';
import { SmallText } from '@/components/controls/table-styles';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';

/** Any number of provinces and cities, found by typing; the form holds their names. */
export function RegionsInput<Values extends FieldValues>(props: InputProps<Values>) {
  const t = useTranslations('form');
  const choiceWords = useChoiceWords();
  const field = useField(props, 'chosen');
  const [open, setOpen] = useState(false);
  const { tree, failed } = useRegionNames(open);
  const places = useMemo(() => new Map((tree ?? []).flatMap(([province, cities]) => namesOf(province, cities))), [tree]);
  const value = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <FieldFrame field={field}>
      <Autocomplete
        {...choiceWords}
        id={field.id}
        multiple
        disableCloseOnSelect
        value={value}
        options={[...places.keys()]}
        open={open}
        disabled={field.disabled}
        loading={!tree && !failed}
        loadingText={t('searching')}
        noOptionsText={failed ? t('searchFailed') : t('nothingFound')}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
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
        renderInput={(input) => (
          <TextField
            {...input}
            inputRef={field.ref}
            error={field.error !== undefined}
            placeholder={value.length === 0 ? t('region.chooseMany') : ''}
            slotProps={{ ...input.slotProps, htmlInput: { ...input.slotProps.htmlInput, 'aria-describedby': field.describedBy } }}
          />
        )}
      />
    </FieldFrame>
  );
}

/** A province and its cities; a province that is one city is listed once. */
const namesOf = (province: string, cities: readonly (readonly [string, readonly string[]])[]): [string, string][] => [
  [province, ''],
  ...cities.filter(([city]) => city !== province).map(([city]): [string, string] => [city, province]),
];
