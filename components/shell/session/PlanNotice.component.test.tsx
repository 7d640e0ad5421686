import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { storeState } from '@/lib/contract/states/store';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import { PlanNotice } from './PlanNotice';

const inDays = (days: number) => wireTime(new Date(Date.now() + days * DAY_MS));
const close = page.getByRole('button', { name: '关闭提示' });
const planThatEnds = (days: number, status: number = storeState.open) => ({ status, expireAt: inDays(days), readAt: Date.now() });
const drawn = (days: number, status?: number) => draw(<PlanNotice />, { viewer: { storeId: 2, plan: planThatEnds(days, status) } });

test('an end that comes soon is told with its day until it is put away; the next news is told again', async () => {
  const soon = await drawn(5);
  await expect.element(page.getByText(new RegExp(`将于 ${inDays(5).slice(0, 10)} 到期`))).toBeVisible();
  await close.click();
  await expect.element(page.getByText(/到期/)).not.toBeInTheDocument();
  await soon.unmount();
  await drawn(-1);
  await expect.element(page.getByText(/处于宽限期/)).toBeVisible();
});

test('what has run out stays told: that is why nothing sells', async () => {
  await drawn(-9, storeState.expired);
  await expect.element(page.getByText(/门店套餐已到期，请续费/)).toBeVisible();
  await expect.element(close).not.toBeInTheDocument();
});

test('a plan that runs on, and the main store, are told nothing', async () => {
  await drawn(60);
  await expect.element(page.getByRole('status').first()).toBeEmptyDOMElement();
  const { container } = await draw(<PlanNotice />);
  expect(container.textContent).toBe('');
});
