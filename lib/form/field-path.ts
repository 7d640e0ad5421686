/** A value inside nested values, by its dotted path. */
export function valueAt(values: unknown, path: string): unknown {
  let found: unknown = values;
  for (const part of path.split('.'))
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[part] : undefined;
  return found;
}

/** A copy of nested values with one of them replaced. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [head = '', ...rest] = path.split('.');
  const next =
    rest.length === 0 ? value : withValueAt((values as Record<string, unknown> | undefined)?.[head] ?? {}, rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(head), next) as Values;
  return { ...values, [head]: next };
}

/** A path as servers may write it (`skus[0].price`) in the form the fields use (`skus.0.price`). */
export const dotted = (path: string): string => path.replace(/\[(\w+)\]/g, '.$1').replace(/^\./, '');

/** The key of a field's label: its path without the positions in arrays. */
export const labelKey = (path: string): string =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.');

/** Whether a path is, or lies under, a field. */
export const isUnder = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);
