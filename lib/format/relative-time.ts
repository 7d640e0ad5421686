import type { Translate } from './translate';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JUST_NOW_SECONDS = 30;

/** How long ago something was, as the shell says it (specification 9); two days and older it is the date itself. */
export function shellTime(then: Date, now: Date, translate: Translate, shownDate: (then: Date) => string): string {
  const seconds = Math.floor((now.getTime() - then.getTime()) / 1000);
  if (seconds < JUST_NOW_SECONDS) return translate('time.now');
  if (seconds < HOUR) return translate('time.minutesAgo', { n: Math.max(1, Math.floor(seconds / MINUTE)) });
  if (seconds < DAY) return translate('time.hoursAgo', { n: Math.floor(seconds / HOUR) });
  if (seconds < 2 * DAY) return translate('time.dayAgo');
  return shownDate(then);
}

/** How old something is, as the media libraries say it (specification 9): minutes, then hours, then days. */
export function mediaTime(then: Date, now: Date, translate: Translate): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 1000));
  if (seconds < HOUR) return translate('media.minutes', { n: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return translate('media.hours', { n: Math.floor(seconds / HOUR) });
  return translate('media.days', { n: Math.floor(seconds / DAY) });
}
