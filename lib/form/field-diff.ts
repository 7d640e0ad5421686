/** One field in which two states of a form differ. */
export interface FieldDifference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Tells whether a field, by its dotted path, is a group of fields with labels of their own, as those of settings are. */
export type IsGroup = (field: string) => boolean;
const noGroup: IsGroup = () => false;

/** The fields in which two states of a form differ, those of groups one by one; what is only written differently (missing, null, empty) is equal. */
export function fieldDifferences(before: object, after: object, isGroup = noGroup): FieldDifference[] {
  const [old, now] = [fieldsOf(before, isGroup), fieldsOf(after, isGroup)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => !sameValue(old.get(field), now.get(field)))
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }));
}

/** The values of a record by field; those of a group by their dotted paths. */
export const fieldsOf = (record: object, isGroup: IsGroup): Map<string, unknown> => new Map(entriesOf(record, isGroup, ''));

const entriesOf = (record: object, isGroup: IsGroup, within: string): [string, unknown][] =>
  Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    const field = `${within}${key}`;
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value) && isGroup(field);
    return isNested ? entriesOf(value, isGroup, `${field}.`) : [[field, value]];
  });

/** Whether two values are the same to the person who looks at them. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, index) => sameValue(each, b[index]));
  return fieldDifferences(a, b).length === 0;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
