import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Which rows are drawn of many: those in sight, and one that stays wherever the frame is scrolled to, as the row somebody types in. Negative: none. */
export function rangeWithRow(range: Range, kept: number): number[] {
  const near = defaultRangeExtractor(range);
  if (kept < 0 || kept >= range.count || near.includes(kept)) return near;
  return [...near, kept].sort((one, other) => one - other);
}
