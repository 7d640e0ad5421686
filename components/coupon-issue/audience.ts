import type { CouponAudience } from '@/lib/contract/coupon-issue';
import { MOBILE } from '@/lib/contract/field/mobile';

/** Who is to get a coupon. */
export interface Audience {
  readonly ids: readonly number[];
  /** What they are called, so that a result for one of them says whose it is. */
  readonly names: ReadonlyMap<number, string>;
  /** Numbers no member has. */
  readonly unknown: readonly string[];
  /** How many match, also beyond the most one issue may name. */
  readonly total: number;
}

export const nobody: Audience = { ids: [], names: new Map(), unknown: [], total: 0 };

export const audienceOf = ({ members, unknown, total }: CouponAudience): Audience => ({
  ids: members.map(({ id }) => id),
  names: new Map(members.map(({ id, nickname, mobile }) => [id, `${nickname} ${mobile}`])),
  unknown,
  total,
});

/** What a text of mobile numbers holds, one a line or separated as sheets and people do it. */
export interface GivenMobiles {
  /** Each once. */
  readonly mobiles: readonly string[];
  /** How many were there again. */
  readonly again: number;
  /** How many other figures stand there: numbers with a digit too few, of a landline. Heads and words are none. */
  readonly wrong: number;
}

export function mobilesIn(text: string): GivenMobiles {
  const parts = text.split(/[\s,;，；、"']+/).filter((part) => /\d/.test(part));
  const right = parts.filter((part) => MOBILE.test(part));
  const mobiles = [...new Set(right)];
  return { mobiles, again: right.length - mobiles.length, wrong: parts.length - right.length };
}
