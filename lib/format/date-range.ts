import { addDays, shanghaiDate } from './shanghai-time';

/** Two days `YYYY-MM-DD`, both included. */
export interface DateRange {
  start: string;
  end: string;
}

/** Ranges offered beside a date range, in the order shown (experience.md F7). */
export const datePresets = ['today', 'yesterday', 'last7Days', 'thisMonth'] as const;
export type DatePreset = (typeof datePresets)[number];

/** The days a preset stands for at a moment. */
export function presetRange(preset: DatePreset, now: Date): DateRange {
  const today = shanghaiDate(now);
  switch (preset) {
    case 'today':
      return { start: today, end: today };
    case 'yesterday':
      return { start: addDays(today, -1), end: addDays(today, -1) };
    case 'last7Days':
      return { start: addDays(today, -6), end: today };
    case 'thisMonth':
      return { start: `${today.slice(0, 8)}01`, end: today };
  }
}

/** The preset a range stands for at a moment, if any. */
export const presetOf = (range: DateRange, now: Date): DatePreset | undefined =>
  datePresets.find((preset) => {
    const wanted = presetRange(preset, now);
    return wanted.start === range.start && wanted.end === range.end;
  });

/** The first and last second of a range of days, as queries send them (00-conventions 2). */
export const rangeTimes = (range: DateRange): { start: string; end: string } => ({
  start: `${range.start} 00:00:00`,
  end: `${range.end} 23:59:59`,
});
