import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysInRange,
  earliestOf,
  endOfShanghaiDay,
  latestOf,
  parseWireTime,
  shanghaiDate,
  startOfMonth,
  startOfShanghaiDay,
  startOfWeek,
  wireTime,
  wireTimeOrNull,
} from './shanghai-time';

describe('Asia/Shanghai time, whatever the zone of this computer', () => {
  it('F7: writes and reads the same moment', () => {
    const moment = new Date('2026-03-01T17:05:09Z');
    expect(wireTime(moment)).toBe('2026-03-02 01:05:09');
    expect(parseWireTime('2026-03-02 01:05:09')).toEqual(moment);
    expect(wireTimeOrNull(null)).toBeNull();
  });

  it('refuses what is no time', () => {
    for (const text of ['', '2026-02-30 00:00:00', '2026-01-01', '2026-01-01 24:00:00', '2026-13-01 00:00:00']) {
      expect(parseWireTime(text), text).toBeUndefined();
    }
    expect(() => startOfShanghaiDay('2026-02-30')).toThrow(RangeError);
  });

  it('F7: knows where a day begins and ends', () => {
    expect(shanghaiDate(new Date('2026-03-01T15:59:59.999Z'))).toBe('2026-03-01');
    expect(shanghaiDate(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
    expect(startOfShanghaiDay('2026-03-02').toISOString()).toBe('2026-03-01T16:00:00.000Z');
    expect(endOfShanghaiDay('2026-03-02').toISOString()).toBe('2026-03-02T16:00:00.000Z');
  });

  it('counts days, weeks and months', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysInRange('2026-01-01', '2026-01-07')).toBe(7);
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16');
    expect(startOfMonth('2026-11-22')).toBe('2026-11-01');
    expect(earliestOf('2026-11-02', '2026-10-31', '2026-11-01')).toBe('2026-10-31');
    expect(latestOf('2026-11-02', '2026-10-31')).toBe('2026-11-02');
  });
});
