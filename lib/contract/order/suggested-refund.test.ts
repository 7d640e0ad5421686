import { expect, test } from 'vitest';
import { suggestedRefund } from './suggested-refund';

const item = { payPrice: 100, count: 3, refundedPrice: 0, refundedCount: 0 };

test('the offer for a part of the pieces adds up: the last piece takes the rest (effects.md 1.3)', () => {
  expect(suggestedRefund(item, 1)).toBe(33);
  expect(suggestedRefund({ ...item, refundedPrice: 33, refundedCount: 1 }, 1)).toBe(33);
  expect(suggestedRefund({ ...item, refundedPrice: 66, refundedCount: 2 }, 1)).toBe(34);
});

test('money given back without a piece is part of what the pieces are worth', () => {
  expect(suggestedRefund({ ...item, refundedPrice: 20 }, 1)).toBe(13);
  expect(suggestedRefund({ ...item, refundedPrice: 50 }, 1)).toBe(0);
  expect(suggestedRefund({ ...item, refundedPrice: 50 }, 3)).toBe(50);
});
