import { expect, test } from 'vitest';
import { periodDays } from './period-days';

test.each([
  ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['week', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['month', '2026-11', '2026-11-01', '2026-11-30'],
  ['month', '2028-02', '2028-02-01', '2028-02-29'],
  ['month', '2026-12', '2026-12-01', '2026-12-31'],
] as const)('%s %s runs from %s to %s', (cycle, period, start, end) => {
  expect(periodDays(cycle, period)).toEqual({ start, end });
});
