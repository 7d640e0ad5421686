import type { MatrixRecord } from './matrix-column';

/** Whether two rows hold the same. A form hands out copies of its rows at every key, so that they are compared by what they hold. */
export function sameRecord(one: MatrixRecord, other: MatrixRecord): boolean {
  if (one === other) return true;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => sameValue(one[key], other[key]));
}

const sameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each, at) => Object.is(each, other[at]))
    : Object.is(one, other);
