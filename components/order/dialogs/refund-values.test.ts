import { expect, test } from 'vitest';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { freightAtFirst, refundBody, refundForm, refundStart, refundSum } from './refund-values';

const item = (id: number, payPrice: number) => ({ id, payPrice, refundedPrice: 0, count: 1, refundedCount: 0 });
const orderOf = (...prices: number[]) =>
  ({ id: 1, items: prices.map((price, at) => item(at + 1, price)), refundablePrice: prices.reduce((a, b) => a + b, 0) }) as OrderDetail;

test('several items are given back one by one, unless none of them has an amount left to choose', () => {
  expect(refundStart(orderOf(100, 0)).whole).toBe(0);
  expect(refundStart(orderOf(100)).whole).toBe(1);
  expect(refundStart(orderOf(0, 0)).whole).toBe(1);
});

test('an order that cost nothing goes back as a whole, for nothing', () => {
  const order = orderOf(0, 0);
  const values = { ...refundStart(order), reason: '缺货' };
  expect(refundForm(order).safeParse(values).success).toBe(true);
  expect(refundSum(order, values)).toBe(0);
  expect(refundBody(order, values)).toMatchObject({ orderId: 1, items: [], freight: 0 });
});

test('freight goes back with a whole order of which nothing was shipped, unless it is switched off', () => {
  const unshipped = { ...orderOf(100), refundableFreight: 800, shipTime: null };
  expect(refundStart(unshipped).freight).toBe(1);
  expect(refundBody(unshipped, { ...refundStart(unshipped), freight: 0 })).toMatchObject({ freight: 0 });
  expect(refundStart({ ...unshipped, shipTime: '2026-11-20 10:00:00' }).freight).toBe(0);
  expect(refundStart({ ...unshipped, refundableFreight: 0 }).freight).toBe(0);
  const ofTwo = { ...orderOf(100, 100), refundableFreight: 800, shipTime: null };
  expect([0, 1].map((whole) => freightAtFirst(ofTwo, whole))).toEqual([0, 1]);
});
