'use client';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { useFittingRoles } from './use-fitting-roles';
import type { UserValues } from './user-values';

interface Props {
  readonly form: ResourceForm<UserValues>;
  readonly storeId: number;
  /** Names of the roles an administrator has already: a disabled one is not among the options. */
  readonly known: ReadonlyMap<number, string>;
}

/** The roles of an administrator, among those that fit the store. */
export function RolesInput({ form, storeId, known }: Props) {
  const t = useTranslations('administrator');
  const choiceWords = useChoiceWords();
  const texts = useTranslations('form');
  const { options, isFetching } = useFittingRoles(storeId);
  const nameOf = (id: number) => options.find((role) => role.id === id)?.name ?? known.get(id) ?? `#${id}`;
  const field = useField({ form, name: 'roleIds', wide: true }, 'chosen', (ids) =>
    Array.isArray(ids) ? ids.map(nameOf).join('、') : undefined,
  );
  const chosen = Array.isArray(field.value) ? (field.value as number[]) : [];
  return (
    <FieldFrame field={field}>
      <Autocomplete
        {...choiceWords}
        multiple
        disableCloseOnSelect
        id={field.id}
        value={chosen}
        options={options.map((role) => role.id)}
        getOptionLabel={nameOf}
        disabled={field.disabled}
        loading={isFetching}
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
        renderInput={(input) => (
          <TextField
            {...input}
            error={field.error !== undefined}
            inputRef={field.ref}
            placeholder={chosen.length === 0 ? texts('choose') : ''}
            slotProps={{
              ...input.slotProps,
              htmlInput: { ...input.slotProps.htmlInput, 'aria-describedby': field.describedBy, 'aria-required': true },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
