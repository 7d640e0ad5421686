import { halfWidth } from './full-width';

const PERCENT = /^(\d{1,3})?(?:\.(\d{0,2}))?$/;

/** The percentage a person typed, with at most two decimals, or null when it is none; whether it is too large its rule says. */
export function parsePercent(text: string): number | null {
  const match = PERCENT.exec(halfWidth(text).replace(/[%％\s]/g, ''));
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return null;
  return (Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0'))) / 100;
}

/** A percentage as an input holds it: `12.5`, no trailing zeros. */
export const percentText = (percent: number): string => String(Math.round(percent * 100) / 100);

/** A percentage as lists show it: `12.5%`. */
export const formatPercent = (percent: number): string => `${percentText(percent)}%`;

/** The share of an amount in 分 that a percentage stands for, rounded down (00-conventions 2). */
export function shareOfFen(fen: number, percent: number): number {
  const exact = BigInt(fen) * BigInt(Math.round(percent * 100));
  const cut = exact / 10_000n;
  return Number(exact < 0n && exact % 10_000n !== 0n ? cut - 1n : cut);
}
