import { groupedNumber } from '@/lib/format/number-suffix';

/** How many rows match, as a person reads it: `1,234`, or `100,000+` where nobody has counted further. */
export const totalText = ({ total, totalAtLeast }: { total: number; totalAtLeast?: number | undefined }): string =>
  totalAtLeast === undefined ? groupedNumber(total) : `${groupedNumber(totalAtLeast)}+`;
