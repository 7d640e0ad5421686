import { halfWidth } from './full-width';

const WHOLE = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)$/;
/** More digits than these are no number anything here counts, and not all of them are exact. */
const MOST_DIGITS = 15;

/** The whole number a person typed, thousands parted by commas or not, or null when it is none: `1,5` is not 15. */
export function parseWhole(text: string, mostDigits = MOST_DIGITS): number | null {
  const plain = halfWidth(text).replace(/\s/g, '');
  if (!WHOLE.test(plain)) return null;
  const number = plain.replaceAll(',', '');
  // A nought has no sign.
  return number.replace(/^[+-]/, '').length > mostDigits ? null : Number(number) || 0;
}
