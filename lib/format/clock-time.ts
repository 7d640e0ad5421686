import { halfWidth } from './full-width';

/** A time of day typed in a usual form (`9:5`, `09:05`, `090500`) as `HH:mm:ss`, or null when it is none. */
export function parseClockTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.]?)(\d{1,2})?(?:[:.]?)(\d{1,2})?$/.exec(halfWidth(text).trim());
  if (!match) return null;
  const [hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  if (hours === undefined || minutes === undefined || seconds === undefined || hours > 23 || minutes > 59 || seconds > 59) return null;
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}
