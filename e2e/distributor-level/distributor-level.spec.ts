import { expect } from '@playwright/test';
import { leaveSession, test, word } from '../fixtures';
import { agree, anyRow, dialogOf, done, field, press, rowOf, said } from '../page-parts';

test('a level: the rules of its form, its default and its removal', async ({ page, signIn, world }) => {
  await signIn('admin', { at: '/member/distributor' });
  await expect(anyRow(page)).toBeVisible();
  await page.getByRole('button', { name: word('distributorLevel.add') }).click();
  await field(page, 'name').fill('钻石');
  await field(page, 'grade').fill('100');
  await field(page, 'firstPercent').fill('160');
  await press(page, word('form.save'));
  await expect(page.getByText('等级范围为 1-99').first()).toBeVisible();
  await expect(page.getByText('一级佣金比例范围为 0-100').first()).toBeVisible();
  await field(page, 'grade').fill('9');
  await field(page, 'firstPercent').fill('60');
  await field(page, 'secondPercent').fill('41');
  await page.getByRole('radio', { name: '满足任一' }).check();
  await press(page, word('form.save'));
  await expect(page.getByText('佣金比例之和不能大于 100%').first()).toBeVisible();
  await expect(page.getByText('请至少设置一项升级条件').first()).toBeVisible();
  await field(page, 'firstPercent').fill('12');
  await field(page, 'secondPercent').fill('4');
  await field(page, 'condMembers').fill('3');
  await press(page, word('form.save'));
  await expect(page.getByText(/不能小于上一等级的/).first()).toBeVisible();
  await field(page, 'condMembers').fill('50');
  await field(page, 'condOrders').fill('200');
  await field(page, 'condAmount').fill('20000');
  await press(page, word('form.save'));
  await expect(said(page, word('common.created'))).toBeVisible();
  const [made] = await world.sql<{ id: number }>("select id from distributor_level where name = '钻石'");
  const row = rowOf(page, made?.id ?? 0);
  await expect(row).toContainText('直推 50 人');

  await rowOf(page, 1)
    .getByRole('button', { name: word('common.delete') })
    .click();
  await agree(page, word('common.delete'));
  await expect(page.getByText(/无法删除：该等级/).first()).toBeVisible();
  await row.getByRole('button', { name: word('common.delete') }).click();
  await agree(page, word('common.delete'));
  await expect(said(page, done('common.delete'))).toBeVisible();
  await expect(row).toHaveCount(0);
  await leaveSession(page);

  await signIn('store2', { at: '/member/distributor' });
  await expect(anyRow(page)).toBeVisible();
  await expect(page.getByRole('button', { name: word('distributorLevel.add') })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: word('common.actions') })).toHaveCount(0);
  expect(await dialogOf(page, word('distributorLevel.edit')).count()).toBe(0);
});
