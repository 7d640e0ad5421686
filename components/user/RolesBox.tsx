'use client';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import { useTranslations } from 'next-intl';
import { useAutocompleteKeys } from '@/components/controls/use-autocomplete-keys';
import { useAutocompleteOpen } from '@/components/controls/use-autocomplete-open';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { AutocompleteText } from '@/components/form/inputs/AutocompleteText';
import type { FieldState } from '@/components/form/state/use-field';

interface Props {
  readonly field: FieldState;
  /** The same array while the same are chosen: MUI drops what is typed with another one. */
  readonly chosen: number[];
  readonly roles: readonly number[];
  readonly loading: boolean;
  nameOf(role: number): string;
}

/** The drop-down itself; loaded on use. */
export function RolesBox({ field, chosen, roles, loading, nameOf }: Props) {
  const t = useTranslations('administrator');
  const texts = useTranslations('form');
  const choiceWords = useChoiceWords();
  const { open, props: list } = useAutocompleteOpen();
  const keys = useAutocompleteKeys(open, loading);
  return (
    <Autocomplete
      {...choiceWords}
      multiple
      {...list}
      {...keys}
      id={field.id}
      value={chosen}
      options={roles}
      getOptionLabel={nameOf}
      disabled={field.disabled}
      loadingText={texts('searching')}
      noOptionsText={t('noRoles')}
      onChange={(_event, ids) => field.change(ids)}
      onBlur={field.blur}
      renderOption={({ key, ...line }, id, { selected }) => (
        <li key={key} {...line}>
          <Checkbox size="small" checked={selected} sx={{ p: 0.5, mr: 1 }} tabIndex={-1} />
          {nameOf(id)}
        </li>
      )}
      renderInput={(params) => <AutocompleteText params={params} field={field} placeholder={chosen.length === 0 ? texts('choose') : ''} />}
    />
  );
}
