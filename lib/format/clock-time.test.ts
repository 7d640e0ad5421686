import { expect, test } from 'vitest';
import { parseClockTime } from './clock-time';

test.each([
  ['9:5', '09:05:00'],
  ['09:05', '09:05:00'],
  ['23:59:59', '23:59:59'],
  ['090500', '09:05:00'],
  ['9', '09:00:00'],
  ['９', '09:00:00'],
  ['０９：３０', '09:30:00'],
  ['24:00', null],
  ['12:60', null],
  ['x', null],
  ['', null],
])('%j is %s', (text, time) => {
  expect(parseClockTime(text)).toBe(time);
});
