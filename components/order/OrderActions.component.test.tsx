import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { RowActionButtons } from '@/components/testing/RowActionButtons';
import { orderRemark } from '@/lib/contract/order/action';
import { orderReveal } from '@/lib/contract/order/detail';
import type { Order } from '@/lib/contract/order/row';
import { orderActions } from './order-actions';

const masked = { name: '张*怡', mobile: '158****3944', province: '浙江省', city: '宁波市', district: '鄞州区', address: '滨盛路****' };
const orderOf = (allowedActions: readonly string[]) =>
  ({ id: 7, orderNo: 'D7', kind: 2, status: 10, allowedActions, receiver: masked }) as unknown as Order;

const copyReceiver = page.getByRole('button', { name: '复制收货信息' });
const draws = (order: Order) =>
  draw(<RowActionButtons noun={orderActions} row={order} />, {
    namespaces: ['order', 'enums'],
    viewer: { permissions: ['admin_P3', 'admin_P3.ship'] },
  });

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('the receiver is copied whole, which the server notes; the row has it masked', async () => {
  const whole = '张怡 15812343944 浙江省宁波市鄞州区滨盛路 1 号';
  const asked = answerCalls(orderReveal, () => ({ value: whole }));
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await draws(orderOf(['print']));
  await copyReceiver.click();
  await expect.element(page.getByText('复制成功')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(whole);
  expect(asked.map(({ query }) => query.toString())).toEqual(['id=7&field=receiver']);
});

test('an order that is not to be sent offers no receiver', async () => {
  await draws(orderOf(['remark']));
  await expect.element(page.getByRole('button', { name: '备注' })).toBeVisible();
  await expect.element(copyReceiver).not.toBeInTheDocument();
});

test('a note that is kept is told as a change: "备注/旗标" is no verb that could succeed', async () => {
  answerCalls(orderRemark, () => ({ success: 1, failed: [] }));
  await draws({ ...orderOf(['remark']), star: 0, remark: '' });
  await page.getByRole('button', { name: '备注' }).click();
  const dialog = page.getByRole('dialog', { name: '备注/旗标 · D7' });
  await dialog.getByRole('textbox').fill('已电话确认');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('修改成功', { exact: true })).toBeVisible();
});
