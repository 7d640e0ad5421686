import { DAY_MS } from '@/lib/format/shanghai-time';

/** DurationUnit: days, months, years, or without end. */
export const termUnit = { day: 1, month: 2, year: 3, permanent: 9 } as const;

/** How long a licence or a plan runs. */
export interface Term {
  readonly unit: number;
  readonly num: number;
}

/** The calendar is that of Asia/Shanghai, which has no summer time. */
const SHANGHAI_MS = 8 * 3_600_000;

/**
 * A moment later by a term (effects.md 1.5): days are 24 hours, months and years keep the day and the time of day, or take the
 * last day of the month. Null is without end.
 */
export function addTerm(from: Date, { unit, num }: Term): Date | null {
  if (unit === termUnit.permanent) return null;
  if (unit === termUnit.day) return new Date(from.getTime() + num * DAY_MS);
  return addMonths(from, unit === termUnit.year ? num * 12 : num);
}

/** A moment earlier by a term, by calendar: a day that was clamped does not come back. */
export const subtractTerm = (from: Date, { unit, num }: Term): Date | null => addTerm(from, { unit, num: -num });

/** The end of a licence after a renewal: from now, or from the end it has when that is later. */
export function renewedEnd(now: Date, endAt: Date | null, term: Term): Date | null {
  if (endAt === null) return null;
  return addTerm(endAt > now ? endAt : now, term);
}

function addMonths(from: Date, months: number): Date {
  const local = new Date(from.getTime() + SHANGHAI_MS);
  const day = local.getUTCDate();
  const moved = new Date(local);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return new Date(moved.getTime() - SHANGHAI_MS);
}
