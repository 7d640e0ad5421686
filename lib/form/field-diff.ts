/** One field in which two states of a form differ. */
export interface FieldDifference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The top-level fields in which two states of a form differ; what is only written differently (missing, null, empty) is equal. */
export function fieldDifferences(before: object, after: object): FieldDifference[] {
  const old = new Map(Object.entries(before));
  const now = new Map(Object.entries(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => !sameValue(old.get(field), now.get(field)))
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }));
}

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
