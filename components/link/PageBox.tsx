'use client';
import Autocomplete from '@mui/material/Autocomplete';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { AutocompleteText } from '@/components/form/inputs/AutocompleteText';
import type { FieldState } from '@/components/form/state/use-field';
import { shopPages } from '@/lib/contract/link';

interface Props {
  readonly field: FieldState;
  readonly path: string;
  nameOf(path: string): string;
}

/** The drop-down itself; loaded on use. */
export function PageBox({ field, path, nameOf }: Props) {
  const choiceWords = useChoiceWords();
  return (
    <Autocomplete
      {...choiceWords}
      // The input is the list's own, so the label is told its id here.
      id={field.id}
      freeSolo
      disableClearable
      options={[...shopPages]}
      inputValue={path}
      disabled={field.disabled}
      filterOptions={(all) => all}
      onInputChange={(_event, text) => field.change(text)}
      onBlur={field.blur}
      getOptionLabel={(page) => page}
      renderOption={({ key, ...option }, page) => (
        <li key={key} {...option}>
          {nameOf(page)} <small style={{ marginInlineStart: 8 }}>{page}</small>
        </li>
      )}
      renderInput={(params) => <AutocompleteText params={params} field={field} />}
    />
  );
}
