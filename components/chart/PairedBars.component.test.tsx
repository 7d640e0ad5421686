import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { PairedBars } from './PairedBars';
import type { Series } from './series';

const dates = ['2026-11-01', '2026-11-02', '2026-11-03'];
const seriesOf = (label: string, values: readonly number[]): Series => ({
  key: label,
  label,
  form: 'bar',
  values,
  exact: String,
  short: String,
});
const series = [seriesOf('领取', [3, 18, 7]), seriesOf('使用', [2, 2, 2])] as const;

test('beside the bars stands what they are measured by: round numbers from 0 to above the highest day', async () => {
  await draw(<PairedBars label="每日" dates={dates} series={series} />);
  await expect.element(page.getByText('20', { exact: true })).toBeVisible();
  expect([...document.querySelectorAll('.scale > *')].map((mark) => Number(mark.textContent))).toEqual([0, 5, 10, 15, 20]);
  const bars = [...document.querySelectorAll<HTMLElement>('b.first')].map((bar) => bar.getBoundingClientRect().height);
  const [low = 0, high = 0] = bars;
  // A bar of 18 reaches nine tenths of a scale that ends with 20.
  expect(low / high).toBeCloseTo(3 / 18, 1);
});
