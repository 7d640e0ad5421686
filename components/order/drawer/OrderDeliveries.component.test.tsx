import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { OrderDeliveries } from './OrderDeliveries';

const delivery = {
  ...{ id: 1, orderItemId: 1, cardId: 4, content: 'us****le ******', deliveredAt: '2026-11-24 21:51:36' },
  ...{ warrantyUntil: '2026-11-25 21:51:36', endedAt: null, replacedBy: null },
};
const order = {
  id: 9,
  kind: 1,
  status: 40,
  items: [{ count: 1 }],
  deliveredCount: 1,
  deliveries: [delivery],
  actions: [],
} as unknown as OrderDetail;

test('on a phone what was handed over is a line with its times, and nothing has to be moved sideways', async () => {
  await page.viewport(390, 844);
  await draw(<OrderDeliveries order={order} />, { namespaces: ['order', 'enums'] });
  const line = page.getByRole('listitem');
  await expect.element(line).toHaveTextContent(/us\*\*\*\*le.*发放时间 2026-11-24 21:51:36.*质保到期 2026-11-25 21:51:36/);
  expect(page.getByRole('table').elements()).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1440, 900);
  await expect.element(page.getByRole('table', { name: '发放内容' })).toBeVisible();
});
