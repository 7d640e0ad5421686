import { PERMANENT } from '@/lib/contract/store-meal';

/** How long a plan runs: `1 年`, `永久`. `t` is the translator of `enums.durationUnit`. */
export const durationText = (unit: number | null, num: number | null, t: (unit: string) => string): string =>
  unit === null ? '' : unit === PERMANENT ? t(String(unit)) : `${num ?? ''} ${t(String(unit))}`;
