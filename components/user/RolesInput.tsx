'use client';
import { useTranslations } from 'next-intl';
import { LazyCombobox } from '@/components/controls/lazy/LazyCombobox';
import { lazyComponent } from '@/components/controls/lazy/lazy-component';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { joinNames } from '@/lib/format/punctuation';
import { useFittingRoles } from './use-fitting-roles';
import type { UserValues } from './user-values';

const box = lazyComponent(() => import('./RolesBox').then((module) => module.RolesBox));
const NONE: number[] = [];

interface Props {
  readonly form: ResourceForm<UserValues>;
  readonly storeId: number;
  /** Names of the roles an administrator has already: a disabled one is not among the options. */
  readonly known: ReadonlyMap<number, string>;
}

/** The roles of an administrator, among those that fit the store. */
export function RolesInput({ form, storeId, known }: Props) {
  const texts = useTranslations('form');
  const { options, isFetching } = useFittingRoles(storeId);
  const nameOf = (id: number) => options.find((role) => role.id === id)?.name ?? known.get(id) ?? `#${id}`;
  const { language } = useLanguage();
  const namesOf = (ids: readonly number[]) => ids.map(nameOf);
  const field = useField({ form, name: 'roleIds', wide: true }, 'chosen', (ids) => (Array.isArray(ids) ? namesOf(ids) : undefined));
  const chosen = Array.isArray(field.value) ? (field.value as number[]) : NONE;
  return (
    <FieldFrame field={field}>
      <LazyCombobox
        box={box}
        filled={chosen.length > 0}
        id={field.id}
        placeholder={texts('choose')}
        shown={joinNames(namesOf(chosen), language)}
        disabled={field.disabled}
        invalid={field.error !== undefined}
        required={field.required}
        describedBy={field.describedBy}
        onBlur={field.blur}
        refTo={field.ref}
      >
        {(RolesBox) => <RolesBox field={field} chosen={chosen} roles={options.map(({ id }) => id)} loading={isFetching} nameOf={nameOf} />}
      </LazyCombobox>
    </FieldFrame>
  );
}
