import { expect, test } from 'vitest';
import { isWireDate } from './calendar';
import { date, time } from './fields';

test.each([
  ['2028-02-29 00:00:00', true],
  ['9999-12-31 23:59:59', true],
  ['1000-01-01 00:00:00', true],
  ['2026-02-29 00:00:00', false],
  ['2026-02-30 00:00:00', false],
  ['2026-01-01 24:00:00', false],
  ['2026-01-01 25:00:00', false],
  ['2026-01-01 00:60:00', false],
  ['2026-13-01 00:00:00', false],
  ['0000-00-00 00:00:00', false],
  ['0001-01-01 00:00:00', false],
  ['2026-01-01', false],
  ['', false],
])('a time is a moment of the calendar: %j %s', (text, real) => expect(time.safeParse(text).success).toBe(real));

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['0000-00-00', false],
  ['2026-1-1', false],
])('a date is a day of the calendar: %j %s', (text, real) => {
  expect(date.safeParse(text).success).toBe(real);
  expect(isWireDate(text)).toBe(real);
});
