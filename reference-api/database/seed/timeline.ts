import { addDays, shanghaiDate, startOfShanghaiDay } from '@/lib/format/shanghai-time';
import type { Random } from './random';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

/** A moment of a day some days ago, by daylight; of today one that has already passed. */
export function momentOn(daysAgo: number, now: Date, random: Random): Date {
  const start = startOfShanghaiDay(addDays(shanghaiDate(now), -daysAgo)).getTime();
  const [from, to] = daysAgo === 0 ? [start, now.getTime()] : [start + 8 * HOUR_MS, start + 23 * HOUR_MS];
  return new Date(from + Math.floor(random.next() * (to - from)));
}

/** A moment later, but never in the future. */
export const later = (moment: Date, ms: number, now: Date): Date => new Date(Math.min(moment.getTime() + ms, now.getTime()));

/** Numbers of documents as people read them: a letter, the day, a running number. */
export const numbered = (letter: string, moment: Date, running: number): string =>
  `${letter}${shanghaiDate(moment).replaceAll('-', '')}${String(running).padStart(6, '0')}`;
