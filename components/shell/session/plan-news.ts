import { storeState } from '@/lib/contract/states/store';
import type { StorePlan } from '@/lib/contract/store-info';
import { DAY_MS, parseWireTime } from '@/lib/format/shanghai-time';

/** What the people of a store are told of its plan: that it ends within a week, has ended and runs on in its grace, or has run out. */
export type PlanNews = 'none' | 'soon' | 'grace' | 'expired';

/** The same week as 即将到期 in the platform's list (shopping.md 1.3). */
const SOON_MS = 7 * DAY_MS;

export function planNews({ status, expireAt }: StorePlan, now: Date): PlanNews {
  if (status === storeState.expired) return 'expired';
  const end = parseWireTime(expireAt ?? '');
  if (!end) return 'none';
  const left = end.getTime() - now.getTime();
  if (left < 0) return 'grace';
  return left < SOON_MS ? 'soon' : 'none';
}
