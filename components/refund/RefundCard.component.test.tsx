import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { type Refund, refundInfo } from '@/lib/contract/refund';
import { RefundCard } from './RefundCard';

const row = {
  ...{ id: 5, refundNo: 'S5', orderId: 7, orderNo: 'D7', kind: 2, storeId: 0, storeName: '总店', memberId: 3, nickname: '海盐先生' },
  ...{ itemId: null, goodsName: '', specText: '', image: '', count: 0, way: 10, type: 10, source: 1, reason: '不想要了', description: '' },
  ...{ images: ['/a.png', '/b.png'], applyPrice: 1_000, refundPrice: 0, refundFreight: 0, refundPoints: 0, target: 1, status: 62 },
  ...{ auditReason: '已使用', returnAddress: null, return: null, channelRefundNo: '', processing: 0, failMsg: '', restock: 0, times: 1 },
  ...{ operatorName: '王经理', createTime: '2026-11-20 10:00:00', finishTime: null, allowedActions: [], version: 2 },
} as Refund;
const line = { operatorType: 2, operatorName: '王经理', before: 10, after: 62, type: 'refundReject', content: '已使用' };
const logs = [
  { ...line, id: 1, operatorType: 1, operatorName: '海盐先生', before: null, after: 10, type: 'refundApply', content: '' },
  { ...line, id: 2 },
].map((each, at) => ({ ...each, createTime: `2026-11-2${at} 10:00:00` }));

test('pictures of an after-sale open whole in a window of their own', async () => {
  await draw(<RefundCard refund={row} />, { namespaces: ['refund', 'enums', 'media', 'picture'] });
  const link = page.getByRole('link', { name: '凭证 2' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/b.png'));
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('order.md 9: the log of an after-sale is read once it is unfolded, the latest line first', async () => {
  const calls = answerCalls(refundInfo, () => ({ ...row, logs }));
  await draw(<RefundCard refund={row} />, { namespaces: ['refund', 'enums', 'media', 'picture'] });
  const log = page.getByText('日志', { exact: true });
  await expect.element(log).toBeVisible();
  expect(calls).toEqual([]);
  await log.click();
  const lines = page.getByRole('listitem');
  await expect.element(lines.first()).toHaveTextContent('2026-11-21 10:00:00管理员 王经理申请中 → 商家已拒绝 拒绝：已使用');
  await expect.element(lines.last()).toHaveTextContent('2026-11-20 10:00:00买家 海盐先生申请中 申请售后');
});

test('order.md 9: an after-sale whose pieces went back into stock says so', async () => {
  await draw(<RefundCard refund={{ ...row, restock: 1 }} />, { namespaces: ['refund', 'enums', 'media', 'picture'] });
  await expect.element(page.getByText('退回库存是')).toBeVisible();
});
