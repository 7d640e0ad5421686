import { parseWireTime } from '@/lib/format/shanghai-time';
import { refuseField } from '@/reference-api/refusal';

/** How far the clock of somebody's computer may be ahead of ours. */
const MOST_AHEAD_MS = 5 * 60_000;

/** When something was done, as the person who did it says: not later than now (finance.md 1, 2). What their clock is ahead counts as now. */
export function momentCome<Field extends string>(given: { readonly [Key in Field]: string }, field: Field, now: Date, label: string): Date {
  const moment = parseWireTime(given[field]);
  if (!moment || moment.getTime() - now.getTime() > MOST_AHEAD_MS) throw refuseField(field, 'notAfterNow', { label });
  return moment > now ? now : moment;
}
