import { expect, test } from 'vitest';
import { periodDays, timesWithin } from './period-days';

test.each([
  ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['week', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['month', '2026-11', '2026-11-01', '2026-11-30'],
  ['month', '2028-02', '2028-02-01', '2028-02-29'],
  ['month', '2026-12', '2026-12-01', '2026-12-31'],
] as const)('%s %s runs from %s to %s', (cycle, period, start, end) => {
  expect(periodDays(cycle, period)).toEqual({ start, end });
});

test.each([
  ['both ends', { startTime: '2026-11-10 00:00:00', endTime: '2026-11-20 23:59:59' }, '2026-11-10 00:00:00', '2026-11-20 23:59:59'],
  ['the end', { startTime: '2026-10-05 00:00:00', endTime: '2026-11-20 23:59:59' }, '2026-11-01 00:00:00', '2026-11-20 23:59:59'],
  ['the start', { startTime: '2026-11-10 00:00:00', endTime: '2026-12-20 23:59:59' }, '2026-11-10 00:00:00', '2026-11-30 23:59:59'],
  ['nothing', {}, '2026-11-01 00:00:00', '2026-11-30 23:59:59'],
])('of a month, %s is cut by what is covered', (_what, covers, startTime, endTime) => {
  expect(timesWithin(periodDays('month', '2026-11'), covers)).toEqual({ startTime, endTime });
});
