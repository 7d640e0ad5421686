import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { OrderAmounts } from './OrderAmounts';

const order = {
  ...{ totalPrice: 10_000, levelPrice: 0, levelName: '', couponPrice: 0, couponName: '', pointPrice: 0, usePoints: 0, freight: 0 },
  ...{ adjustPrice: 0, payPrice: 10_000, payStatus: 1, balancePart: 10_000, refundedPrice: 0, givePoints: 0 },
} as unknown as OrderDetail;

test('order.md 2: what was paid by balance is told below what was paid', async () => {
  await draw(<OrderAmounts order={order} />, { namespaces: ['order'] });
  await expect.element(page.getByText(/余额支付 ?¥100.00/)).toBeVisible();
});
