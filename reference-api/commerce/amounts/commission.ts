import { PER_PIECE, PERCENT } from '@/lib/contract/goods/commission-type';
import { floorShare, hundredths, percentOf } from './whole';

/** What of an item counts for commissions. */
export interface CommissionItem {
  readonly payPrice: number;
  readonly costPrice: number;
  readonly count: number;
  /** CommissionType: 0 by the distributor, 1 percentages of its own, 2 分 per piece. */
  readonly commissionType: number;
  readonly firstValue: number;
  readonly secondValue: number;
}

export type Tier = 1 | 2;

const OF_PROFIT = 2;

/**
 * The commission of one item for one tier (effects.md 1.2): of what was paid or of the profit. An amount per piece is never
 * capped by the price, and the base does not matter to it (clarifications 27); goods may hold it with fractions of a fen, which
 * nobody is paid.
 */
export function commissionOf(item: CommissionItem, tier: Tier, distributorPercent: number, base: number): number {
  const value = tier === 1 ? item.firstValue : item.secondValue;
  if (item.commissionType === PER_PIECE) return floorShare(hundredths(value), item.count, 100);
  return percentOf(commissionBase(item, base), item.commissionType === PERCENT ? value : distributorPercent);
}

/** What percentages are taken of: the price paid, or what is left of it after the cost. */
export const commissionBase = ({ payPrice, costPrice, count }: CommissionItem, base: number): number =>
  base === OF_PROFIT ? Math.max(0, payPrice - costPrice * count) : payPrice;
