import { isWireTime } from '@/lib/contract/field/calendar';

/** China has one time zone without daylight saving, so an offset is all there is to it. */
const OFFSET_MS = 8 * 3_600_000;
/** A day; none is longer or shorter in China. */
export const DAY_MS = 86_400_000;

/** A moment as the wire writes it: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const wireTime = (moment: Date): string => shifted(moment).toISOString().slice(0, 19).replace('T', ' ');

/** The same for a moment that may be missing. */
export const wireTimeOrNull = (moment: Date | null | undefined): string | null => (moment ? wireTime(moment) : null);

/** The day a moment falls on in Asia/Shanghai, `YYYY-MM-DD`. */
export const shanghaiDate = (moment: Date): string => shifted(moment).toISOString().slice(0, 10);

/** The moment a wire time stands for; undefined when it is none, such as the 30th of February. */
export const parseWireTime = (text: string): Date | undefined =>
  isWireTime(text) ? new Date(`${text.replace(' ', 'T')}+08:00`) : undefined;

/** The day a wire time names, as it stands there. */
export const dayOfWireTime = (time: string): string => time.slice(0, 10);

/** The first moment of a day in Asia/Shanghai. */
export function startOfShanghaiDay(date: string): Date {
  const start = parseWireTime(`${date} 00:00:00`);
  if (!start) throw new RangeError(`not a day: ${date}`);
  return start;
}

/** The first moment after a day in Asia/Shanghai. */
export const endOfShanghaiDay = (date: string): Date => new Date(startOfShanghaiDay(date).getTime() + DAY_MS);

/** The day a number of days later, or earlier when negative. */
export const addDays = (date: string, days: number): string => shanghaiDate(new Date(startOfShanghaiDay(date).getTime() + days * DAY_MS));

/** Days from one to another, both counted: the same day is 1. */
export const daysInRange = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The Monday of the week a day falls in. */
export function startOfWeek(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** The first day of the month a day falls in. */
export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first of some days. */
export const earliestOf = (...days: readonly [string, ...string[]]): string => [...days].sort()[0] ?? days[0];

/** The last of some days. */
export const latestOf = (...days: readonly [string, ...string[]]): string => [...days].sort().at(-1) ?? days[0];

const shifted = (moment: Date) => new Date(moment.getTime() + OFFSET_MS);
