import { MAX_TREND_DAYS } from '@/lib/contract/dashboard/trend-days';
import { addDays, daysInRange, shanghaiDate } from '@/lib/format/shanghai-time';
import { refuseField } from '@/reference-api/refusal';

const DEFAULT_DAYS = 7;

/** The days a trend covers: those asked for, or the last seven with today (dashboard.md 1). */
export function trendDays({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }, now: Date): string[] {
  const last = endDate ?? (startDate && startDate > shanghaiDate(now) ? startDate : shanghaiDate(now));
  const first = startDate ?? addDays(last, 1 - DEFAULT_DAYS);
  const days = daysInRange(first, last);
  if (days < 1) throw refuseField('endDate', 'endAfterStart');
  if (days > MAX_TREND_DAYS) throw refuseField('endDate', 'dayRange', { n: MAX_TREND_DAYS });
  return Array.from({ length: days }, (_, index) => addDays(first, index));
}
