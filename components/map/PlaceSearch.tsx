'use client';
import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { type FoundPlace, findPlaces } from '@/lib/map/find-places';

/** Finds a province, city or district by name. */
export function PlaceSearch({ places, onFound }: { places: readonly FoundPlace[]; onFound: (place: FoundPlace) => void }) {
  const t = useTranslations('map');
  const choiceWords = useChoiceWords();
  const [words, setWords] = useState('');
  const found = useMemo(() => findPlaces(places, words), [places, words]);
  return (
    <Autocomplete<FoundPlace>
      {...choiceWords}
      size="small"
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={(place) => place.path}
      getOptionKey={(place) => `${place.level}${place.code}`}
      isOptionEqualToValue={(a, b) => a.code === b.code && a.level === b.level}
      noOptionsText={words === '' ? t('picker.search') : t('picker.nothing')}
      inputValue={words}
      onInputChange={(_event, next) => setWords(next)}
      onChange={(_event, place) => place && onFound(place)}
      renderOption={({ key, ...props }, place) => (
        <Option key={key} {...props}>
          <span>{place.path}</span>
          <small>{place.approximate ? t('picker.approximate') : t(`level.${place.level}`)}</small>
        </Option>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={t('picker.search')}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('picker.search') } }}
        />
      )}
      sx={{ flex: 1, minWidth: 0 }}
    />
  );
}

const Option = styled('li')({
  display: 'flex',
  gap: 8,
  '& span': { flex: 1, minWidth: 0 },
  '& small': { color: paletteVar('text-tertiary'), fontSize: sizeVar.small },
});
