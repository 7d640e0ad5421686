import { PERMANENT } from '@/lib/contract/store-meal';

type Say = (key: string, values?: { n: number }) => string;

/** How long a plan runs: `1 年`, `永久`. `t` is the translator of `enums`. */
export const durationText = (unit: number | null, num: number | null, t: Say): string =>
  unit === null ? '' : unit === PERMANENT ? t(`durationUnit.${unit}`) : t(`duration.${unit}`, { n: num ?? 0 });
