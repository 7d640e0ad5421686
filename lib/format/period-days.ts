import { type DateRange, rangeTimes } from './date-range';
import { addDays } from './shanghai-time';

const DAYS_OF_A_WEEK = 7;

/** The days of a period by its name: a day and a week by their first day, a month as `YYYY-MM`. */
export function periodDays(cycle: 'day' | 'week' | 'month', period: string): DateRange {
  if (cycle === 'day') return { start: period, end: period };
  if (cycle === 'week') return { start: period, end: addDays(period, DAYS_OF_A_WEEK - 1) };
  const [year = 0, month = 0] = period.split('-').map(Number);
  return { start: `${period}-01`, end: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}

/** The first and last second of days, as far as other times cover them. */
export function timesWithin(days: DateRange, covers: Times) {
  const { start, end } = rangeTimes(days);
  const [, startTime = start] = [start, covers.startTime ?? start].sort();
  const [endTime = end] = [end, covers.endTime ?? end].sort();
  return { startTime, endTime };
}

/** Times as queries send them, either open. */
interface Times {
  startTime?: string | undefined;
  endTime?: string | undefined;
}
