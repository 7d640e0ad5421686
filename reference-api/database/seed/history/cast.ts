import type { Operator } from '@/reference-api/commerce/effect';
import type { GoodsRow } from '../goods';
import type { MemberRow } from '../members';
import type { Random } from '../random';

/** Who and what takes part in the history. */
export interface Cast {
  readonly random: Random;
  readonly members: readonly MemberRow[];
  /** Goods on sale in stores that are open. */
  readonly goods: readonly GoodsRow[];
  readonly distributors: readonly number[];
  /** Coupons members may take, and those that administrators give. */
  readonly coupons: { readonly toTake: readonly number[]; readonly toIssue: readonly number[] };
  readonly stores: readonly number[];
}

export const SERVICE: Operator = { type: 2, name: '吴佳怡', adminId: 6 };
export const FINANCE: Operator = { type: 2, name: '郑国栋', adminId: 7 };
export const LEAD: Operator = { type: 2, name: '林知远', adminId: 1 };
const OWNERS: Readonly<Record<number, Operator>> = {
  1: { type: 2, name: '陈立新', adminId: 3 },
  2: { type: 2, name: '沈月华', adminId: 4 },
};

/** Whoever fulfils the orders of a store. */
export const clerkOf = (storeId: number): Operator => OWNERS[storeId] ?? SERVICE;

export const MINUTE = 60_000;
export const HOUR = 3_600_000;

/** How busy each hour of a day is, from midnight on: a little at night, most in the evening. */
const RHYTHM = [2, 1, 1, 0, 0, 0, 1, 2, 4, 6, 8, 8, 7, 6, 7, 8, 7, 6, 6, 8, 10, 10, 7, 4];

/** A moment of a day by its rhythm. */
export function busyMoment(dayStart: number, random: Random): number {
  let drawn = random.int(0, RHYTHM.reduce((sum, weight) => sum + weight, 0) - 1);
  const hour = RHYTHM.findIndex((weight) => {
    drawn -= weight;
    return drawn < 0;
  });
  return dayStart + hour * HOUR + Math.floor(random.next() * HOUR);
}
