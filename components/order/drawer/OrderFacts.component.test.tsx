import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { OrderFacts } from './OrderFacts';

const bought = {
  ...{ id: 7, orderNo: 'D7', kind: 2, status: 10, storeName: '总店', memberId: 3, nickname: '海盐先生', mobile: '158****3944' },
  ...{ source: 1, createTime: '2026-11-20 10:00:00', payChannel: 'wechat', payTime: null, shipTime: null, receiveTime: null },
  ...{ finishTime: null, payNo: '', voucher: '', invoiceStatus: null, closeTime: null, closeType: null, closeReason: '' },
  ...{ buyerRemark: '', remark: '', star: 0, buyerIp: '' },
} as unknown as OrderDetail;

const READS_BOTH = ['admin_P3', 'admin_P1'];
const buyer = page.getByRole('button', { name: '海盐先生' });
const draws = (order: OrderDetail, permissions: readonly string[]) =>
  draw(<OrderFacts order={order} />, { namespaces: ['order', 'enums'], viewer: { permissions: [...permissions] } });

test('the buyer is a link for whoever reads members, also where an older server says nothing of it', async () => {
  await draws(bought, READS_BOTH);
  await expect.element(buyer).toBeVisible();
});

test.each([
  ['who may not read members', bought, ['admin_P3']],
  ['whose store the member is not of', { ...bought, memberInReach: 0 }, READS_BOTH],
] as const)('the buyer is plain text for one %s', async (_case, order, permissions) => {
  await draws(order, permissions);
  await expect.element(page.getByText('海盐先生')).toBeVisible();
  await expect.element(buyer).not.toBeInTheDocument();
});
