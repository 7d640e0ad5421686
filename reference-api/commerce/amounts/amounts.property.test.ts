import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commissionOf } from './commission';
import { adjustShares, type ItemAmounts, orderAmounts } from './order-amounts';
import { feeBack, shareBack } from './refund-shares';
import { splitBy, splitDeduction } from './split';
import { percentOf, sumOf } from './whole';

const PRICE = { min: 1, max: 999_999_999 };
const priced = fc.record({
  price: fc.integer(PRICE),
  count: fc.integer({ min: 1, max: 999 }),
  levelDiscount: fc.boolean(),
  couponEligible: fc.boolean(),
  pointsDeduct: fc.boolean(),
});
const coupon = fc.record({
  kind: fc.constantFrom(1, 2),
  discountPrice: fc.integer({ min: 1, max: 9_999_999 }),
  discountPercent: fc.integer({ min: 1, max: 99 }),
  discountLimit: fc.integer({ min: 0, max: 9_999_999 }),
  threshold: fc.integer({ min: 0, max: 100_000 }),
  stackable: fc.boolean(),
});
const terms = fc.record({
  levelPays: fc.integer({ min: 1, max: 100 }),
  coupon: fc.option(coupon, { nil: undefined }),
  usePoints: fc.integer({ min: 0, max: 1_000_000_000 }),
  pointUnit: fc.integer({ min: 1, max: 100 }),
  deductMaxPercent: fc.integer({ min: 0, max: 100 }),
});
const items = fc.array(priced, { minLength: 1, maxLength: 8 });

describe('every split adds up to the 分', () => {
  test('by weights', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.array(fc.nat(1e9), { minLength: 1, maxLength: 9 }), (amount, weights) => {
        expect(sumOf(splitBy(amount, weights))).toBe(amount);
      }),
    );
  });

  test('a deduction takes no more from an item than it has', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e6), { minLength: 1, maxLength: 9 }), fc.double({ min: 0, max: 1, noNaN: true }), (left, part) => {
        const amount = Math.floor(sumOf(left) * part);
        const parts = splitDeduction(amount, left);
        expect(sumOf(parts)).toBe(amount);
        for (const [index, each] of parts.entries()) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(left[index] ?? 0);
        }
      }),
    );
  });

  test('a negative price change never brings an item below nothing, except by what the last takes back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e6), { minLength: 1, maxLength: 9 }), fc.double({ min: 0, max: 1, noNaN: true }), (left, part) => {
        const shares = adjustShares(-Math.floor(sumOf(left) * part), left);
        for (const [index, share] of shares.entries()) expect((left[index] ?? 0) + share).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('of a whole order, whatever its terms', () => {
    fc.assert(
      fc.property(items, terms, (lines, given) => {
        const amounts = orderAmounts(lines, given);
        if (!amounts) return;
        const of = (pick: (each: ItemAmounts) => number) => sumOf(amounts.items.map(pick));
        expect(of((each) => each.levelShare)).toBe(amounts.levelPrice);
        expect(of((each) => each.couponShare)).toBe(amounts.couponPrice);
        expect(of((each) => each.pointShare)).toBe(amounts.pointPrice);
        expect(of((each) => each.usePoints)).toBe(amounts.usePoints);
        expect(of((each) => each.payPrice) + amounts.freight).toBe(amounts.payPrice);
        expect(amounts.totalPrice - amounts.levelPrice - amounts.couponPrice - amounts.pointPrice + amounts.freight).toBe(amounts.payPrice);
        for (const each of amounts.items) {
          expect(Math.min(each.levelShare, each.couponShare, each.pointShare, each.payPrice, each.usePoints)).toBeGreaterThanOrEqual(0);
          expect(each.totalPrice - each.levelShare - each.couponShare - each.pointShare).toBe(each.payPrice);
        }
      }),
    );
  });
});

describe('any sequence of part refunds ends at nothing', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
  const sold = fc.record({ parts, percent: fc.integer({ min: 0, max: 10_000 }), points: fc.nat(1_000_000) });

  test('for the commission, the used points and the fee of an order of several items, whatever the order of the refunds', () => {
    fc.assert(
      fc.property(
        fc.array(sold, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.infiniteStream(fc.nat()),
        (lines, rate, dice) => {
          const state = lines.map(({ parts: refunds, percent, points }) => {
            const payPrice = sumOf(refunds);
            const commission = commissionOf(
              { payPrice, costPrice: 0, count: 1, commissionType: 0, firstValue: 0, secondValue: 0 },
              1,
              percent / 100,
              1,
            );
            return { payPrice, waiting: [...refunds], commission, commissionBack: 0, points, pointsBack: 0 };
          });
          const platformFee = percentOf(sumOf(state.map(({ payPrice }) => payPrice)), rate / 100);
          let fee = 0;
          for (let waiting = state.filter((each) => each.waiting.length > 0); waiting.length > 0; ) {
            const line = waiting[(dice.next().value ?? 0) % waiting.length];
            const refund = line?.waiting.shift();
            if (!line || refund === undefined) break;
            const completes = line.waiting.length === 0;
            line.commissionBack += shareBack({ whole: line.commission, before: line.commissionBack }, refund, line.payPrice, completes);
            line.pointsBack += shareBack({ whole: line.points, before: line.pointsBack }, refund, line.payPrice, completes);
            expect(line.commissionBack).toBeLessThanOrEqual(line.commission);
            waiting = state.filter((each) => each.waiting.length > 0);
            fee += feeBack({ whole: platformFee, before: fee }, refund, rate / 100, waiting.length === 0);
            expect(fee).toBeLessThanOrEqual(platformFee);
          }
          expect(fee).toBe(platformFee);
          for (const each of state) expect([each.commissionBack, each.pointsBack]).toEqual([each.commission, each.points]);
        },
      ),
    );
  });
});
