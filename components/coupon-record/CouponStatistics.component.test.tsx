import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { ApiError } from '@/lib/contract/call/envelope';
import { couponStatistics } from '@/lib/contract/coupon-record';
import { CouponStatistics } from './CouponStatistics';

function Figures() {
  const queries = useQueryClient();
  return (
    <>
      <button type="button" onClick={() => void queries.invalidateQueries()}>
        read again
      </button>
      <CouponStatistics id={7} />
    </>
  );
}

test('figures stay when they cannot be read again', async () => {
  const figures = { taken: 12_345, unused: 12_302, used: 40, expired: 3, void: 0, orders: 39, sales: 100, discount: 50, days: [] };
  const calls = answerCalls(couponStatistics, () => {
    if (calls.length > 1) throw new ApiError(10_001, 'no figures today');
    return figures;
  });
  await draw(<Figures />, { namespaces: ['couponRecord'] });
  await expect.element(page.getByText('12,345')).toBeVisible();
  await page.getByText('read again').click();
  await expect.poll(() => calls.length).toBe(2);
  for (let picture = 0; picture < 10; picture += 1) await new Promise(requestAnimationFrame);
  await expect.element(page.getByText('12,345')).toBeVisible();
  expect(page.getByText('no figures today').query()).toBeNull();
});
