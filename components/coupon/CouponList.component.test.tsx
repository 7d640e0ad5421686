import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { coupon } from '@/lib/contract/coupon';
import { CouponList } from './CouponList';

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

test.each([
  ['takenCount', '已领'],
  ['usedCount', '已用'],
])('the counts stand in one column, and the list is sorted by %s in it', async (sortField, name) => {
  await page.viewport(1440, 900);
  history.replaceState(null, '', `${location.pathname}?sortField=${sortField}&sortOrder=asc`);
  const calls = answerCalls(coupon.list, () => ({ rows: [], total: 0, tabs: {} }));
  await draw(<CouponList />, { namespaces: ['coupon', 'enums', 'route'], viewer: { permissions: ['admin_P5'] } });
  const head = page.getByRole('columnheader', { name: '发放/已领/已用', exact: true });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  expect(calls.map(({ query }) => query.get('sortField'))).toEqual([sortField]);
  expect(
    head
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['已领', '已用']);
  await expect.element(head.getByRole('button', { name })).toHaveAttribute('data-on', 'true');
});
