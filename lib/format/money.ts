import { halfWidth } from './full-width';

const AMOUNT = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;

/**
 * The amount in 分 that a person typed in 元, or null when it is no amount with at most two decimals.
 * Works on text alone: no floating-point number is ever made of it.
 */
export function parseFen(text: string): number | null {
  const match = AMOUNT.exec(plainAmount(text));
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return null;
  const fen = Number(`${whole.replaceAll(',', '')}${decimals.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(fen)) return null;
  return sign === '-' && fen !== 0 ? -fen : fen;
}

/** An amount as lists and sums show it: `¥1,234.56`. */
export function formatFen(fen: number): string {
  const { sign, whole, decimals } = partsOf(fen);
  return `${sign}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

/** An amount as an input holds it: `1234.56`, without sign of currency and grouping. */
export function yuanText(fen: number): string {
  const { sign, whole, decimals } = partsOf(fen);
  return `${sign}${whole}.${decimals}`;
}

/** Pasted amounts carry signs of currency. */
const plainAmount = (text: string): string => halfWidth(text).replace(/[¥￥元\s]/g, '');

function partsOf(fen: number): { sign: string; whole: string; decimals: string } {
  const digits = String(Math.abs(Math.trunc(fen))).padStart(3, '0');
  return { sign: fen < 0 ? '-' : '', whole: digits.slice(0, -2), decimals: digits.slice(-2) };
}
