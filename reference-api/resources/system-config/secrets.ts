import type { SettingsOf } from '@/lib/contract/settings/groups';

/** What a secret is answered as; sent back it means "unchanged" (parameter.md 5). */
export const SECRET = '******';
const secretFields = ['pickerKey', 'geocoderKey'] as const;

/** Keys of the maps service as a person may see them: whether one is set, or nothing at all. */
export const hiddenSecrets = (values: SettingsOf<'map'>, mayKnow: boolean): SettingsOf<'map'> => ({
  ...values,
  ...Object.fromEntries(secretFields.map((field) => [field, mayKnow && values[field] !== '' ? SECRET : ''])),
});

/** Given values with the unchanged secrets as they are stored. */
export const keptSecrets = (given: Record<string, unknown>, stored: SettingsOf<'map'>): Record<string, unknown> => ({
  ...given,
  ...Object.fromEntries(secretFields.filter((field) => given[field] === SECRET).map((field) => [field, stored[field]])),
});
