import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { itemAfterSale } from '@/lib/contract/states/order';
import { OrderItems } from './OrderItems';

const item = {
  ...{ id: 1, goodsId: 2, skuId: 3, goodsName: '升降桌', image: '', specText: '云白', price: 60_000, count: 2, totalPrice: 120_000 },
  ...{ levelShare: 1_200, couponShare: 800, pointShare: 0, usePoints: 0, adjustShare: 500, payPrice: 118_500, costPrice: 0 },
  ...{ goodsGivePoints: 0, commission1: 0, commission2: 0, refundedCount: 0, refundedPrice: 0, afterSaleStatus: itemAfterSale.open },
};
const order = { items: [item], usePoints: 0 } as unknown as OrderDetail;

test('on a phone an item is a line with its part of every discount, and nothing has to be moved sideways', async () => {
  await page.viewport(390, 844);
  await draw(<OrderItems order={order} />, { namespaces: ['order', 'enums'] });
  const line = page.getByRole('listitem');
  await expect.element(line).toHaveTextContent('升降桌云白¥600.00× 2会员优惠 -¥12.00优惠券 -¥8.00改价 +¥5.00商品实付 ¥1,185.00售后 售后中');
  expect(page.getByRole('table').elements()).toHaveLength(0);
  await page.viewport(1440, 900);
  await expect.element(page.getByRole('table', { name: '商品' })).toBeVisible();
});
