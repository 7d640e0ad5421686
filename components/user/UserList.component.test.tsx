import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { type AdminUser, resetPassword, user, userStatus } from '@/lib/contract/user';
import { UserList } from './UserList';

const row: AdminUser = {
  ...{ id: 7, username: 'holder', name: '王伟', avatar: '', mobile: '', email: '', introduction: '', remark: '' },
  ...{ roleIds: [1], roleNames: ['客服'], storeId: 0, storeName: '总店', status: 1 },
  ...{ lastLoginTime: null, lastLoginIp: null, loginCount: 0, createTime: '2026-01-01 08:00:00', version: 1 },
};
const options = {
  namespaces: ['administrator', 'enums', 'shell'] as const,
  viewer: { permissions: ['admin_P7', 'admin_P7.user'] },
};

test('a new password is asked for by name, shown once and told', async () => {
  answerCalls(user.list, () => ({ rows: [row], total: 1 }));
  answerCalls(resetPassword, () => ({ tempPassword: 'Once1234' }));
  await draw(<UserList />, options);
  await page
    .getByRole('row', { name: /holder/ })
    .getByRole('button', { name: '重置密码' })
    .click();
  const question = page.getByRole('alertdialog', { name: '重置密码 · holder' });
  await expect.element(question).toHaveTextContent('确定要重置该管理员的密码吗？');
  await question.getByRole('button', { name: '重置密码' }).click();
  await expect.element(page.getByRole('dialog').getByText('Once1234')).toBeVisible();
});

test('who may be disabled is not offered to be enabled, and a refusal is told where the row stands', async () => {
  answerCalls(user.list, () => ({ rows: [row], total: 1 }));
  const calls = answerCalls(userStatus, () => ({ success: 0, failed: [{ id: 7, code: 60803, msg: '不能停用本人账号' }] }));
  await draw(<UserList />, options);
  await page
    .getByRole('row', { name: /holder/ })
    .getByRole('button', { name: '更多' })
    .click();
  await expect.element(page.getByRole('menuitem', { name: '停用' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '启用' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect.element(page.getByText('不能停用本人账号')).toBeVisible();
  expect(calls.find(({ body }) => body)?.body).toEqual({ ids: [7], status: 0 });
});

test('who may not change administrators is offered nothing', async () => {
  answerCalls(user.list, () => ({ rows: [row], total: 1 }));
  await draw(<UserList />, { ...options, viewer: { permissions: ['admin_P7', 'admin_P1.edit'] } });
  await expect.element(page.getByRole('row', { name: /holder/ })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '操作' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '新增管理员' })).not.toBeInTheDocument();
});

test('the password of the own account is changed with the present one elsewhere: neither form nor row sets it', async () => {
  answerCalls(user.list, () => ({ rows: [row], total: 1 }));
  await draw(<UserList />, { ...options, viewer: { ...options.viewer, account: '7' } });
  const own = page.getByRole('row', { name: /holder/ });
  await own.getByRole('button', { name: '编辑' }).click();
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByLabelText('姓名')).toBeVisible();
  await expect.element(drawer.getByLabelText('密码', { exact: true })).not.toBeInTheDocument();
  await expect.element(drawer.getByLabelText('确认密码')).not.toBeInTheDocument();
  await expect.element(drawer.getByLabelText('账号')).toHaveAccessibleDescription(/修改密码/);
  await drawer.getByRole('button', { name: '取消' }).click();
  await expect.element(own.getByRole('button', { name: '重置密码' })).not.toBeInTheDocument();
});
