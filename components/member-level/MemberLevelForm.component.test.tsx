import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { DialogOpener } from '@/components/testing/DialogOpener';
import { draw } from '@/components/testing/draw';
import { type MemberLevel, memberLevel } from '@/lib/contract/member-level';
import { memberLevelForm } from './member-level-actions';

const level: MemberLevel = {
  id: 3,
  name: '金卡',
  grade: 3,
  growthMin: 300,
  discount: 95,
  pointRate: 120,
  icon: '/icon.png',
  background: '',
  rights: '',
  status: 1,
  isDefault: 0,
  memberCount: 1200,
  version: 4,
};

test('a level switched off in its form asks as its switch does, and a no sends nothing', async () => {
  const saved = answerCalls(memberLevel.update, ({ body }) => ({ ...level, ...body }));
  await draw(<DialogOpener dialog={memberLevelForm} payload={{ level }} />, {
    namespaces: ['memberLevel', 'media', 'validation'],
    viewer: { permissions: ['admin_P1', 'admin_P1.level'] },
  });
  await page.getByRole('button', { name: 'open' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('switch').click();
  await form.getByRole('button', { name: '保存' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('该等级下的 1,200 位用户将移到下一个启用的较低等级。')).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(saved).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  await question.getByRole('button', { name: '停用' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(saved.map(({ body }) => body)).toMatchObject([{ id: 3, status: 0, version: 4 }]);
});
