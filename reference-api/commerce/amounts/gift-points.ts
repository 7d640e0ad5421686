import { floorShare, hundredths, sumOf } from './whole';

/** Pieces of goods that give points of their own. */
export interface GivingItem {
  readonly payPrice: number;
  readonly count: number;
  readonly goodsGivePoints: number;
}

/** Points per whole 元 by the rate and the buyer's level, and those of the goods (effects.md 1.2). */
export function giftPoints(items: readonly GivingItem[], giveRate: number, pointRate: number): number {
  const yuan = wholeYuan(items);
  const byPrice = floorShare(yuan * hundredths(giveRate), hundredths(pointRate), 1_000_000);
  return byPrice + sumOf(items.map(({ goodsGivePoints, count }) => goodsGivePoints * count));
}

/** Growth of a member: a point for each whole 元. */
export const growthOf = (items: readonly Pick<GivingItem, 'payPrice'>[]): number => wholeYuan(items);

const wholeYuan = (items: readonly Pick<GivingItem, 'payPrice'>[]) => Math.floor(sumOf(items.map(({ payPrice }) => payPrice)) / 100);
