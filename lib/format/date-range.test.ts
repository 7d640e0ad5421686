import fc from 'fast-check';
import { expect, test } from 'vitest';
import { datePresets, presetOf, presetRange, rangeTimes } from './date-range';
import { addDays, daysInRange, shanghaiDate } from './shanghai-time';
import { isDay, parseDay } from './typed-day';

/** 00:30 on 1 March in Shanghai is still 29 February in UTC. */
const justAfterMidnight = new Date('2028-02-29T16:30:00Z');

test('days are those of Asia/Shanghai, not of the computer', () => {
  expect(shanghaiDate(justAfterMidnight)).toBe('2028-03-01');
});

test.each([
  ['today', '2028-03-01', '2028-03-01'],
  ['yesterday', '2028-02-29', '2028-02-29'],
  ['last7Days', '2028-02-24', '2028-03-01'],
  ['thisMonth', '2028-03-01', '2028-03-01'],
] as const)('preset %s', (preset, start, end) => {
  expect(presetRange(preset, justAfterMidnight)).toEqual({ start, end });
});

test('a range is recognised as its preset, the first where two are equal', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  for (const preset of datePresets) expect(presetOf(presetRange(preset, now), now)).toBe(preset);
  expect(presetOf({ start: '2026-11-02', end: '2026-11-03' }, now)).toBeUndefined();
});

test('both ends are included', () => {
  expect(rangeTimes({ start: '2026-11-01', end: '2026-11-02' })).toEqual({ start: '2026-11-01 00:00:00', end: '2026-11-02 23:59:59' });
  expect(daysInRange('2026-11-01', '2026-11-01')).toBe(1);
});

test.each([
  ['2026-1-5', '2026-01-05'],
  ['2026/01/05', '2026-01-05'],
  ['20260105', '2026-01-05'],
  ['２０２６／１／５', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  [' 2026.1.5 ', '2026-01-05'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['26-1-5', null],
  ['', null],
])('%s is read as %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test('shifting there and back again is the same day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.integer({ min: -5000, max: 5000 }),
      (at, days) => {
        const day = shanghaiDate(at);
        expect(isDay(day)).toBe(true);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      },
    ),
  );
});
