'use client';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { shopPages } from '@/lib/contract/link';
import { pageNames } from './page-names';

/** A page of the shop: one of those with a name, or a path of one's own. */
export function PageInput<Values extends FieldValues>(props: InputProps<Values>) {
  const t = useTranslations('link.pages');
  const choiceWords = useChoiceWords();
  const field = useField(props);
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame field={{ ...field, hint: field.hint ?? nameOf(value, t) }}>
      <Autocomplete
        {...choiceWords}
        // The input is the list's own, so the label is told its id here.
        id={field.id}
        freeSolo
        disableClearable
        options={[...shopPages]}
        inputValue={value}
        disabled={field.disabled}
        filterOptions={(all) => all}
        onInputChange={(_event, text) => field.change(text)}
        getOptionLabel={(path) => path}
        renderOption={({ key, ...option }, path) => (
          <li key={key} {...option}>
            {nameOf(path, t)} <small style={{ marginInlineStart: 8 }}>{path}</small>
          </li>
        )}
        renderInput={(parts) => <TextField {...parts} error={field.error !== undefined} inputRef={field.ref} onBlur={field.blur} />}
      />
    </FieldFrame>
  );
}

const nameOf = (path: string, t: (key: string) => string): string => {
  const key = pageNames[path];
  return key === undefined ? '' : t(key);
};
