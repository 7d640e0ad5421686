/** Asia/Shanghai has had no daylight saving since 1991: a fixed distance from UTC. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** Two days `YYYY-MM-DD`, both included. */
export interface DateRange {
  start: string;
  end: string;
}

/** Ranges offered beside a date range, in the order shown (experience.md F7). */
export const datePresets = ['today', 'yesterday', 'last7Days', 'thisMonth'] as const;
export type DatePreset = (typeof datePresets)[number];

/** The calendar day in Asia/Shanghai, whatever the computer's zone. */
export const shanghaiDay = (at: Date): string => new Date(at.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** The days a preset stands for at a moment. */
export function presetRange(preset: DatePreset, now: Date): DateRange {
  const today = shanghaiDay(now);
  switch (preset) {
    case 'today':
      return { start: today, end: today };
    case 'yesterday':
      return { start: shiftDay(today, -1), end: shiftDay(today, -1) };
    case 'last7Days':
      return { start: shiftDay(today, -6), end: today };
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

/** The day some days after, or before when negative. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days a range covers, both ends included. */
export const rangeDays = (range: DateRange): number =>
  Math.round((Date.parse(`${range.end}T00:00:00Z`) - Date.parse(`${range.start}T00:00:00Z`)) / DAY_MS) + 1;
