import type { CouponAudience } from '@/lib/contract/coupon-issue';

/** Who is to get a coupon. */
export interface Audience {
  readonly ids: readonly number[];
  /** Numbers no member has. */
  readonly unknown: readonly string[];
  /** How many match, also beyond the most one issue may name. */
  readonly total: number;
}

export const nobody: Audience = { ids: [], unknown: [], total: 0 };

export const audienceOf = ({ members, unknown, total }: CouponAudience): Audience => ({ ids: members.map(({ id }) => id), unknown, total });

/** Mobile numbers in a text: one a line, or separated as sheets and people do it. */
export const mobilesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;，；、"']+/)
      .map((part) => part.trim())
      .filter((part) => /^1[3-9]\d{9}$/.test(part)),
  ),
];
