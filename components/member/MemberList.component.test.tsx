import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { type Member, member } from '@/lib/contract/member';
import { memberStatusChange } from '@/lib/contract/member/action';
import { MemberList } from './MemberList';

const row: Member = {
  id: 7,
  nickname: '王伟',
  avatar: '',
  mobile: '138****0001',
  realName: '',
  sex: 0,
  birthday: null,
  email: '',
  levelId: 1,
  levelName: '普通',
  levelLocked: 0,
  growth: 0,
  points: 10,
  balance: 0,
  frozenBalance: 0,
  isDistributor: 0,
  parentId: null,
  parentName: '',
  payTotal: 0,
  orderCount: 0,
  status: 1,
  remark: '',
  storeId: 0,
  storeName: '',
  source: 1,
  registerTime: '2026-01-01 08:00:00',
  lastLoginTime: null,
  registerIp: '',
  version: 1,
};
const namespaces = ['enums', 'member', 'ledger', 'media'] as const;
const viewer = { permissions: ['admin_P1', 'admin_P1.edit', 'admin_P1.points', 'admin_P1.balance'] };

test('an action of a row asks for its reason, sends it and reads the list again', async () => {
  await page.viewport(1440, 900);
  let lists = 0;
  answerCalls(member.list, () => {
    lists += 1;
    return { rows: [row], total: 1, summary: { total: 1, todayNew: 1 } };
  });
  const calls = answerCalls(memberStatusChange, () => ({ success: 1, failed: [] }));
  await draw(<MemberList />, { namespaces, viewer });
  await page.getByRole('row', { name: /王伟/ }).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '禁用' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('违规');
  await dialog.getByRole('button', { name: '禁用' }).click();
  await expect.element(page.getByText('禁用成功')).toBeVisible();
  expect(calls.at(-2)?.body ?? calls.at(-1)?.body).toEqual({ ids: [7], status: 0, reason: '违规' });
  expect(lists).toBeGreaterThan(1);
});

test('the refusal of a single row is told', async () => {
  await page.viewport(1440, 900);
  answerCalls(member.list, () => ({ rows: [{ ...row, status: 0 }], total: 1 }));
  answerCalls(memberStatusChange, () => ({ success: 0, failed: [{ id: 7, code: codes.memberDeregistered, msg: '会员已注销' }] }));
  await draw(<MemberList />, { namespaces, viewer });
  await page.getByRole('switch', { name: /王伟/ }).click();
  await expect.element(page.getByText('会员已注销')).toBeVisible();
});

test('the same actions serve the chosen rows', async () => {
  await page.viewport(1440, 900);
  answerCalls(member.list, () => ({ rows: [row, { ...row, id: 8, nickname: '李娜' }], total: 2 }));
  answerCalls(memberStatusChange, ({ body }) => ({ success: body.ids.length, failed: [] }));
  await draw(<MemberList />, { namespaces, viewer });
  await page.getByRole('checkbox', { name: '选择本页' }).click();
  const bar = page.getByRole('region', { name: '批量操作' });
  await expect.element(bar.getByRole('button', { name: '修改等级' })).toBeVisible();
  await bar.getByRole('button', { name: '启用' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '启用' }).click();
  await expect.element(page.getByText('成功 2', { exact: false }).first()).toBeVisible();
});
