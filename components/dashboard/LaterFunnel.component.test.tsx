import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { pulsing } from '@/components/testing/pulsing';
import { LaterFunnel } from './LaterFunnel';

const figures = [
  { key: 'ordered', label: '下单', value: 40 },
  { key: 'paid', label: '付款', value: 30 },
];

test('out of sight nothing is loading and nothing pulses; the funnel comes when somebody comes near', async () => {
  await draw(
    <>
      <div style={{ height: 3000 }} />
      <div data-testid="funnel">
        <LaterFunnel label="转化" exact={String} figures={figures} />
      </div>
    </>,
  );
  const loading = page.getByRole('status', { name: '正在加载' });
  expect(loading.elements()).toEqual([]);
  expect(pulsing()).toEqual([]);
  expect(page.getByText('下单').elements()).toEqual([]);
  page.getByTestId('funnel').element().scrollIntoView();
  await expect.element(page.getByText('下单').first()).toBeVisible();
});
