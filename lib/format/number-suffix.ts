/** Powers of a thousand and their suffixes, as the specification names them (section 9). */
const SUFFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const;

/** A large number in short: 1 234 becomes `1.2k`. Below a thousand it stays as it is. */
export function shortNumber(value: number, decimals = 1): string {
  if (Math.abs(value) < 1000) return String(value);
  let scaled = value;
  let power = 0;
  // Judged after rounding, so that 999 999 is 1M and not 1000k.
  while (Math.abs(Number(scaled.toFixed(decimals))) >= 1000 && power < SUFFIXES.length - 1) {
    scaled /= 1000;
    power += 1;
  }
  return `${Number(scaled.toFixed(decimals))}${SUFFIXES[power]}`;
}

/** A count with its thousands grouped, the same in every language: `1,234`. */
export const groupedNumber = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
