import type { FormField } from '@/lib/contract/field/form-field';

const MAX_KEY = 30;

/** The next key nobody uses. */
function freeKey(stem: string, fields: readonly FormField[]): string {
  for (let n = 1; ; n += 1) {
    const key = `${stem.slice(0, MAX_KEY - 3)}${n}`;
    if (fields.every((field) => field.key !== key)) return key;
  }
}

/** A field nobody has named yet. */
export const newField = (fields: readonly FormField[]): FormField => ({
  ...{ key: freeKey('field', fields), label: '', type: 'text', required: 1, placeholder: '', options: [] },
  ...{ minLen: 0, maxLen: 100, min: null, max: null, maxCount: 1, sort: 0 },
});

/** The same field under a key of its own. */
export const copiedField = (original: FormField, fields: readonly FormField[]): FormField => ({
  ...original,
  options: [...original.options],
  key: freeKey(`${original.key.replace(/\d+$/, '')}`, fields),
});
