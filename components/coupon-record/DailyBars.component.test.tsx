import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { DailyBars } from './DailyBars';

const days = [3, 18, 7].map((taken, index) => ({ date: `2026-11-0${index + 1}`, taken, used: 2 }));

test('beside the bars stands what they are measured by: round numbers from 0 to above the highest day', async () => {
  await draw(<DailyBars days={days} />, { namespaces: ['couponRecord'] });
  await expect.element(page.getByText('20', { exact: true })).toBeVisible();
  expect([...document.querySelectorAll('.scale > *')].map((mark) => Number(mark.textContent))).toEqual([0, 5, 10, 15, 20]);
  const bars = [...document.querySelectorAll<HTMLElement>('b.taken')].map((bar) => bar.getBoundingClientRect().height);
  const [low = 0, high = 0] = bars;
  // A bar of 18 reaches nine tenths of a scale that ends with 20.
  expect(low / high).toBeCloseTo(3 / 18, 1);
});
