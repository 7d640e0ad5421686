import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { couponIssueDialog } from '@/components/coupon/coupon-dialogs';
import { answerCalls } from '@/components/testing/answered-calls';
import { DialogOpener } from '@/components/testing/DialogOpener';
import { draw } from '@/components/testing/draw';
import { couponAudience, couponIssue } from '@/lib/contract/coupon-issue';
import { memberOptions } from '@/lib/contract/member';

const open = async () => {
  await draw(<DialogOpener dialog={couponIssueDialog} payload={{ coupon: { id: 7, name: '老客回馈券' } }} />, {
    namespaces: ['couponIssue', 'validation'],
    viewer: { permissions: ['admin_P5', 'admin_P5.issue'] },
  });
  await page.getByRole('button', { name: 'open' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '按手机号' }).click();
  return dialog;
};

test('numbers of a file: who is unknown is named before, who got none afterwards, each with the reason', async () => {
  const members = [1, 2].map((id) => ({ id, nickname: `用户${id}`, mobile: `138****000${id}` }));
  answerCalls(couponAudience, () => ({ members, unknown: ['13000000009'], total: 2 }));
  answerCalls(couponIssue, () => ({ success: 1, failed: [{ id: 2, code: 60705, msg: '无法发放：已达每人限领数量' }] }));
  const dialog = await open();
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000001\n13800000002\n13000000009');
  await expect.element(dialog.getByText(/13000000009/).last()).toBeVisible();
  await dialog.getByRole('button', { name: '发放给 2 人' }).click();
  const row = dialog.getByRole('row').filter({ hasText: '已达每人限领数量' });
  await expect.element(row).toHaveTextContent('用户2 138****0002');
  expect(dialog.getByRole('row').elements()).toHaveLength(2);
});

test('how many everybody gets is what is typed: cleared and typed anew it is no other number, and no count sends nothing', async () => {
  answerCalls(couponAudience, () => ({ members: [{ id: 1, nickname: '用户1', mobile: '138****0001' }], unknown: [], total: 1 }));
  const calls = answerCalls(couponIssue, () => ({ success: 1, failed: [] }));
  const dialog = await open();
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000001');
  const send = dialog.getByRole('button', { name: '发放给 1 人' });
  await expect.element(send).toBeEnabled();
  await dialog.getByLabelText('每人发放').click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(send).toBeDisabled();
  await expect.element(dialog.getByText('每人发放范围为 1-10')).toBeVisible();
  await userEvent.keyboard('5');
  await send.click();
  await vi.waitFor(() => expect(calls.find(({ path }) => path.endsWith('/issue'))?.body).toMatchObject({ count: 5 }));
});

test('members are found one after the other without leaving the search', async () => {
  const found = [1, 2].map((id) => ({ id, nickname: `用户${id}`, mobile: `138****000${id}`, avatar: '' }));
  answerCalls(memberOptions, () => found);
  const dialog = await open();
  await dialog.getByRole('tab', { name: '搜索用户' }).click();
  await dialog.getByRole('combobox', { name: '用户' }).click();
  for (const { nickname } of found) {
    await userEvent.keyboard(nickname);
    await page.getByRole('option', { name: nickname }).click();
    await expect.element(dialog.getByRole('combobox', { name: '用户' })).toHaveFocus();
  }
});

test('whoever has named people is asked before they are given up', async () => {
  answerCalls(couponAudience, () => ({ members: [{ id: 1, nickname: '用户1', mobile: '138****0001' }], unknown: [], total: 1 }));
  const dialog = await open();
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000001');
  await expect.element(dialog.getByRole('button', { name: '发放给 1 人' })).toBeEnabled();
  const ask = page.getByRole('alertdialog', { name: '离开' });
  for (const way of ['取消', '关闭']) {
    await dialog.getByRole('button', { name: way, exact: true }).first().click();
    await ask.getByRole('button', { name: '取消' }).click();
    await expect.element(ask).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001');
  }
});
