import type { Option } from '@/components/controls/option';

/** The values of an enumeration with their names. */
export const optionsOf = (enums: (key: string) => string, name: string, values: readonly (string | number)[]): Option[] =>
  values.map((value) => ({ value, label: enums(`${name}.${value}`) }));
