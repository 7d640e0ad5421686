import { codes } from '@/lib/contract/call/codes';
import { refundableOf, shareBack } from '@/reference-api/commerce/amounts/refund-shares';
import { splitDeduction } from '@/reference-api/commerce/amounts/split';
import type { ItemRow } from '@/reference-api/commerce/lock-order';
import { Refusal } from '@/reference-api/refusal';
import type { Case } from './lock-refund';
import { goodsLeft, isDone, itemsOfCase, piecesLeft } from './refundable';

/** What a refund gives back of one item, and what the item is afterwards. */
export interface ItemBack {
  item: ItemRow;
  price: number;
  pieces: number;
  points: number;
  commission1: number;
  commission2: number;
  after: ItemRow;
}

/** The items of a case with everything that goes back of each; the case that completes the order takes all pieces that are left. */
export function itemsBack(found: Case): { backs: ItemBack[]; completes: boolean } {
  const asked = askedOf(found);
  const rest = found.items.filter((item) => !asked.some((each) => each.item.id === item.id));
  const completes = rest.every(isDone) && asked.every(({ item, price, pieces }) => isDone(added(item, price, pieces)));
  const parts = completes ? [...asked, ...rest.map((item) => ({ item, price: 0, pieces: 0 }))] : asked;
  return { backs: parts.map(({ item, price, pieces }) => backOf(item, price, completes ? piecesLeft(item) : pieces)), completes };
}

interface Asked {
  item: ItemRow;
  price: number;
  pieces: number;
}

function askedOf({ row, items }: Case): Asked[] {
  const chosen = itemsOfCase(row.itemId, items);
  const left = chosen.map(refundableOf);
  if (row.refundPrice > goodsLeft(chosen)) throw new Refusal(codes.refundAboveRefundable);
  const parts = splitDeduction(row.refundPrice, left);
  const whole = row.itemId === null && row.refundPrice === goodsLeft(chosen);
  return chosen.map((item, index) => ({
    item,
    price: parts[index] ?? 0,
    pieces: whole ? piecesLeft(item) : row.itemId === null ? 0 : Math.min(row.count, piecesLeft(item)),
  }));
}

const added = (item: ItemRow, price: number, pieces: number): ItemRow => ({
  ...item,
  refundedPrice: item.refundedPrice + price,
  refundedCount: item.refundedCount + pieces,
});

function backOf(item: ItemRow, price: number, pieces: number): ItemBack {
  const moved = added(item, price, pieces);
  const done = isDone(moved);
  const share = (whole: number, before: number) => shareBack({ whole, before }, price, item.payPrice, done);
  const points = share(item.usePoints, item.refundedPoints);
  const commission1 = share(item.commission1, item.refundedCommission1);
  const commission2 = share(item.commission2, item.refundedCommission2);
  return {
    ...{ item, price, pieces, points, commission1, commission2 },
    after: {
      ...moved,
      refundedPoints: item.refundedPoints + points,
      refundedCommission1: item.refundedCommission1 + commission1,
      refundedCommission2: item.refundedCommission2 + commission2,
    },
  };
}
