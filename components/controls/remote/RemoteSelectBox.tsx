'use client';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilterArrow } from '@/components/controls/FilterArrow';
import { searchedFilter } from '@/components/controls/filter-styles';
import { SmallText } from '@/components/controls/table-styles';
import { useAutocompleteKeys } from '@/components/controls/use-autocomplete-keys';
import { useChoiceWords } from '@/components/controls/use-choice-words';

import { INLINE_WIDTH, type RemoteSelectProps } from './remote-select-props';
import { type RemoteOption, type RemoteSource, unnamed } from './remote-source';
import { useKeyword } from './use-keyword';

/** The drop-down itself; loaded on use. */
export function RemoteSelectBox<Found>(props: RemoteSelectProps<Found>) {
  const { label, source, value, onChange, known, disabled = false, invalid = false, id, describedBy, onBlur, inline = false } = props;
  const t = useTranslations('form');
  const choiceWords = useChoiceWords();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<RemoteOption | null>(known ?? null);
  const { keyword, isTyping } = useKeyword(typed);
  const answer = useQuery({
    queryKey: [...source.key, keyword],
    queryFn: ({ signal }) => source.read(keyword, signal),
    enabled: open || value !== null,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const options = (answer.data ?? []).map(source.option);
  // What was found for earlier words stands there until the next comes: it would change under the pointer that chooses from it.
  const isEarlier = isTyping || answer.isPlaceholderData;
  const keys = useAutocompleteKeys(open, isEarlier || answer.isFetching);
  const named = [chosen, known, ...options].find((option) => option?.value === value);
  const found = useNamed(source, named || !answer.data ? null : value);
  const present = value === null ? null : (named ?? found ?? unnamed(value));
  return (
    <Autocomplete
      {...choiceWords}
      {...(inline ? { popupIcon: <FilterArrow /> } : {})}
      {...(id === undefined ? {} : { id })}
      value={present}
      options={options}
      open={open}
      {...keys}
      disabled={disabled}
      loadingText={t('searching')}
      noOptionsText={answer.isError ? t('searchFailed') : t('nothingFound')}
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      getOptionDisabled={() => isEarlier}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, option) => {
        setChosen(option);
        onChange(option?.value ?? null, option);
      }}
      {...(onBlur ? { onBlur } : {})}
      sx={inline ? searchedFilter(INLINE_WIDTH) : { width: '100%' }}
      renderOption={({ key: _key, ...item }, option) => (
        <li key={option.value} {...item}>
          <span>
            {option.label}
            {option.note && <SmallText> {option.note}</SmallText>}
          </span>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          error={invalid}
          placeholder={inline ? label : t('searchPlaceholder')}
          slotProps={{
            ...input.slotProps,
            htmlInput: {
              ...input.slotProps.htmlInput,
              'aria-label': inline ? label : undefined,
              'aria-describedby': describedBy,
              'aria-invalid': invalid,
            },
          }}
        />
      )}
    />
  );
}

/** The record of an id that came with the address and is not among the choices. */
function useNamed<Found>(source: RemoteSource<Found>, value: number | null): RemoteOption | undefined {
  const words = value === null ? undefined : source.wordsFor?.(value);
  const answer = useQuery({
    queryKey: [...source.key, words],
    queryFn: ({ signal }) => source.read(words ?? '', signal),
    enabled: words !== undefined,
    meta: { quiet: true },
  });
  return answer.data?.map(source.option).find((option) => option.value === value);
}
