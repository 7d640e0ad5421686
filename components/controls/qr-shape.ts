import { encode } from 'uqr';

/** Modules of light around the code, without which readers do not find it. */
const QUIET = 4;

/** The code of a text as one path over a square, or null for a text too long for any. */
export function qrShape(text: string): { size: number; path: string } | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
