import { halfWidth } from './full-width';

const PERCENT = /^(\d*)(?:\.(\d{0,2}))?$/;
/** Whole digits of a percentage: enough for one too large, whose rule says so. */
const MOST_DIGITS = 3;

/** The percentage a person typed, with at most two decimals, or null when it is none; whether it is too large its rule says. */
export function parsePercent(text: string, mostDigits = MOST_DIGITS): number | null {
  const match = PERCENT.exec(halfWidth(text).replace(/[%％\s]/g, ''));
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  if ((whole === '' && decimals === '') || whole.length > mostDigits) return null;
  return (Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0'))) / 100;
}

/** A percentage as an input holds it: `12.5`, no trailing zeros. */
export const percentText = (percent: number): string => String(Math.round(percent * 100) / 100);

/** A percentage as lists show it: `12.5%`. */
export const formatPercent = (percent: number): string => `${percentText(percent)}%`;

/** What a part is of a whole, in percent with one decimal; none of nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);
