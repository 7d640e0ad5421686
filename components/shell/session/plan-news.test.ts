import { expect, test } from 'vitest';
import { storeState } from '@/lib/contract/states/store';
import { parseWireTime } from '@/lib/format/shanghai-time';
import { planNews } from './plan-news';

const now = parseWireTime('2026-11-23 12:00:00') ?? new Date(0);

test.each([
  ['2026-12-23 12:00:00', storeState.open, 'none'],
  ['2026-11-30 12:00:00', storeState.open, 'none'],
  ['2026-11-30 11:59:59', storeState.open, 'soon'],
  ['2026-11-23 12:00:00', storeState.resting, 'soon'],
  ['2026-11-23 11:59:59', storeState.resting, 'grace'],
  ['2026-11-20 12:00:00', storeState.expired, 'expired'],
  [null, storeState.open, 'none'],
  ['sometime', storeState.open, 'none'],
])('a plan that ends at %s in state %i is told as %s', (expireAt, status, news) => {
  expect(planNews({ status, expireAt }, now)).toBe(news);
});

test('a server that says nothing of plans is told nothing about', () => {
  expect(planNews({ status: null, expireAt: null }, now)).toBe('none');
});
