import { describe, expect, test } from 'vitest';
import { parseWireTime, wireTime } from '@/lib/format/shanghai-time';
import { commissionOf } from './commission';
import { freightOf } from './freight';
import { giftPoints, growthOf } from './gift-points';
import { addTerm, renewedEnd, subtractTerm, termUnit } from './licence-term';
import { adjustShares, couponPrice, orderAmounts } from './order-amounts';
import { splitDeduction } from './split';
import { percentOf, sumOf } from './whole';
import { withdrawalFee } from './withdrawal-fee';

const item = (price: number, more: object = {}) => ({
  ...{ price, count: 1, levelDiscount: true, couponEligible: true, pointsDeduct: true },
  ...more,
});
const amountOff = (discountPrice: number, more: object = {}) => ({
  ...{ kind: 1, discountPrice, discountPercent: 0, discountLimit: 0, threshold: 0, stackable: true },
  ...more,
});
const plain = { levelPays: 100, usePoints: 0, pointUnit: 1, deductMaxPercent: 50 };

describe('V1: level discount, coupon, points and freight of two items', () => {
  const amounts = orderAmounts([item(9_900, { freight: { freightType: 1, freight: 800, extraFreight: 0 } }), item(3_300)], {
    ...plain,
    levelPays: 98,
    coupon: amountOff(1_000),
    usePoints: 333,
  });
  test('shares of the items', () => {
    expect(amounts?.items).toEqual([
      { totalPrice: 9_900, levelShare: 198, couponShare: 750, pointShare: 249, usePoints: 249, payPrice: 8_703 },
      { totalPrice: 3_300, levelShare: 66, couponShare: 250, pointShare: 84, usePoints: 84, payPrice: 2_900 },
    ]);
  });
  test('sums of the order', () => {
    expect(amounts).toMatchObject({ totalPrice: 13_200, levelPrice: 264, couponPrice: 1_000, pointPrice: 333, freight: 800 });
    expect(amounts?.payPrice).toBe(12_403);
  });
  test('fee, commissions, net of the store and gift points', () => {
    const paid = sumOf(amounts?.items.map(({ payPrice }) => payPrice) ?? []);
    const tier = (which: 1 | 2, percent: number) =>
      (amounts?.items ?? []).map(({ payPrice }) =>
        commissionOf({ payPrice, costPrice: 0, count: 1, commissionType: 0, firstValue: 0, secondValue: 0 }, which, percent, 1),
      );
    expect(percentOf(paid, 5)).toBe(580);
    expect(tier(1, 10)).toEqual([870, 290]);
    expect(tier(2, 3)).toEqual([261, 87]);
    expect(12_403 - 580 - 1_160 - 348).toBe(10_315);
    const giving = (amounts?.items ?? []).map(({ payPrice }) => ({ payPrice, count: 1, goodsGivePoints: 0 }));
    expect(giftPoints(giving, 1, 100)).toBe(116);
    expect(growthOf(giving)).toBe(116);
  });
});

describe('V3: fee of a withdrawal, rounded half up', () => {
  test.each([
    [10_000, 0.6, 60, 9_940],
    [9_999, 0.6, 60, 9_939],
    [100, 0.5, 1, 99],
    [101, 0.5, 1, 100],
  ])('%i at %f %%', (amount, percent, fee, arrival) => expect(withdrawalFee(amount, percent)).toEqual({ fee, arrival }));
});

describe('V4: terms of licences', () => {
  const at = (time: string) => parseWireTime(time) as Date;
  const month = { unit: termUnit.month, num: 1 };
  test('a month from the last day of January ends on the last day of February, and stays there when renewed', () => {
    const end = addTerm(at('2026-01-31 15:30:01'), month);
    expect(wireTime(end as Date)).toBe('2026-02-28 15:30:01');
    expect(wireTime(renewedEnd(at('2026-02-01 00:00:00'), end, month) as Date)).toBe('2026-03-28 15:30:01');
  });
  test('a month goes by the calendar of Shanghai, not by that of UTC', () => {
    expect(wireTime(addTerm(at('2026-03-31 00:30:00'), month) as Date)).toBe('2026-04-30 00:30:00');
  });
  test('a renewal of what has ended counts from now; without end stays without end', () => {
    expect(wireTime(renewedEnd(at('2026-05-01 08:00:00'), at('2026-01-01 00:00:00'), { unit: termUnit.day, num: 2 }) as Date)).toBe(
      '2026-05-03 08:00:00',
    );
    expect(renewedEnd(at('2026-05-01 08:00:00'), null, month)).toBeNull();
    expect(addTerm(at('2026-05-01 08:00:00'), { unit: termUnit.permanent, num: 7 })).toBeNull();
  });
  test('a leap day has a birthday in February; a term is taken off by calendar', () => {
    expect(wireTime(addTerm(at('2028-02-29 12:00:00'), { unit: termUnit.year, num: 1 }) as Date)).toBe('2029-02-28 12:00:00');
    expect(wireTime(subtractTerm(at('2026-03-28 15:30:00'), month) as Date)).toBe('2026-02-28 15:30:00');
  });
});

describe('rules of an order', () => {
  test('a coupon that does not stack drops the level discount; goods without level discount keep their price', () => {
    const terms = { ...plain, levelPays: 90 };
    expect(orderAmounts([item(1_000)], { ...terms, coupon: amountOff(100, { stackable: false }) })).toMatchObject({
      levelPrice: 0,
      payPrice: 900,
    });
    expect(orderAmounts([item(1_000, { levelDiscount: false }), item(1_000)], terms)).toMatchObject({ levelPrice: 100, payPrice: 1_900 });
  });
  test('a coupon below its threshold or with nothing it covers is refused; it covers what it covers', () => {
    expect(orderAmounts([item(1_000)], { ...plain, coupon: amountOff(100, { threshold: 1_001 }) })).toBeUndefined();
    expect(orderAmounts([item(1_000, { couponEligible: false })], { ...plain, coupon: amountOff(100) })).toBeUndefined();
    const some = orderAmounts([item(1_000), item(500, { couponEligible: false })], { ...plain, coupon: amountOff(2_000) });
    expect(some?.items.map(({ couponShare }) => couponShare)).toEqual([1_000, 0]);
  });
  test('a percentage off is rounded in favour of the buyer and ends at its limit', () => {
    const eighty = { ...amountOff(0), kind: 2, discountPercent: 80 };
    expect(couponPrice(999, eighty)).toBe(200);
    expect(couponPrice(100_000, { ...eighty, discountLimit: 5_000 })).toBe(5_000);
  });
  test('points are lowered to whole points that fit (clarifications 23)', () => {
    expect(orderAmounts([item(1_001)], { ...plain, usePoints: 9_999, pointUnit: 3 })).toMatchObject({ usePoints: 166, pointPrice: 498 });
    expect(orderAmounts([item(1_000, { pointsDeduct: false })], { ...plain, usePoints: 10 })).toMatchObject({
      usePoints: 0,
      payPrice: 1_000,
    });
  });
  test('freight is free, fixed or per piece, and free for the whole order from a sum on', () => {
    expect(freightOf({ freightType: 2, freight: 800, extraFreight: 200 }, 3)).toBe(1_200);
    expect(freightOf(undefined, 3)).toBe(0);
    const heavy = [item(5_000, { count: 2, freight: { freightType: 2, freight: 800, extraFreight: 200 } })];
    expect(orderAmounts(heavy, plain)).toMatchObject({ freight: 1_000, payPrice: 11_000 });
    expect(orderAmounts(heavy, { ...plain, freeShippingMin: 10_000 })).toMatchObject({ freight: 0, payPrice: 10_000 });
  });
  test('what one item cannot bear goes back through the items from the first on', () => {
    expect(splitDeduction(2, [5, 5, 1])).toEqual([1, 0, 1]);
  });
  test('a price change is floored towards minus infinity, the last item takes the rest (clarifications 22)', () => {
    expect(adjustShares(-1, [1, 1, 1])).toEqual([-1, -1, 1]);
    expect(adjustShares(100, [2, 1])).toEqual([66, 34]);
  });
});

describe('commissions', () => {
  const sold = { payPrice: 8_703, costPrice: 5_000, count: 1, commissionType: 0, firstValue: 0, secondValue: 0 };
  test('of the profit, never below nothing', () => {
    expect(commissionOf(sold, 1, 10, 2)).toBe(370);
    expect(commissionOf({ ...sold, costPrice: 9_000 }, 1, 10, 2)).toBe(0);
  });
  test('percentages of the goods win over those of the distributor, with two decimals', () => {
    expect(commissionOf({ ...sold, commissionType: 1, firstValue: 12.34 }, 1, 10, 1)).toBe(1_073);
    expect(commissionOf({ ...sold, commissionType: 1, secondValue: 0 }, 2, 10, 1)).toBe(0);
  });
  test('an amount per piece is not capped (clarifications 27)', () => {
    expect(commissionOf({ ...sold, count: 3, commissionType: 2, firstValue: 99_999 }, 1, 10, 2)).toBe(299_997);
  });
  test('an amount per piece with fractions of a fen is floored, once for all pieces', () => {
    const perPiece = (firstValue: number, count: number) => commissionOf({ ...sold, count, commissionType: 2, firstValue }, 1, 10, 1);
    expect([perPiece(12.5, 1), perPiece(12.5, 2), perPiece(1.15, 100), perPiece(0.29, 100)]).toEqual([12, 25, 115, 29]);
  });
});
