import { MAX_TREND_DAYS } from '@/lib/contract/dashboard/trend-days';
import { isWireDate } from '@/lib/contract/field/calendar';
import { addDays, daysInRange } from '@/lib/format/shanghai-time';

/** What a trend covers: the last days up to today, or chosen days. */
export type TrendRange = { kind: 'last7' } | { kind: 'last30' } | { kind: 'custom'; start: string; end: string };
export type RangeProblem = 'missing' | 'reversed' | 'tooLong';

/** Why chosen days cannot be shown; undefined when they can. */
export function rangeProblem(start: string, end: string): RangeProblem | undefined {
  if (!isWireDate(start) || !isWireDate(end)) return 'missing';
  if (end < start) return 'reversed';
  return daysInRange(start, end) > MAX_TREND_DAYS ? 'tooLong' : undefined;
}

/** The query of a range. The last 7 days are the server's own default, so that cards and trends share one answer. */
export function rangeQuery(range: TrendRange, today: string): { startDate?: string; endDate?: string } {
  if (range.kind === 'last7') return {};
  if (range.kind === 'last30') return { startDate: addDays(today, -29), endDate: today };
  return { startDate: range.start, endDate: range.end };
}
