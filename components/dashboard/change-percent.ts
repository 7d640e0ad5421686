import { percentOf } from '@/lib/format/percent';

/** How today stands against yesterday in percent with one decimal; undefined when there is nothing to compare with (dashboard.md 1). */
export function changePercent(today: number | undefined, yesterday: number | undefined): number | undefined {
  if (today === undefined || yesterday === undefined || yesterday === 0) return undefined;
  const percent = percentOf(today - yesterday, yesterday);
  // Rounding a small loss gives minus zero, which would be drawn with a sign.
  return percent === 0 ? 0 : percent;
}
