import { expect, type Page } from '@playwright/test';
import { HOME_PATH, test, word } from '../fixtures';
import { agree, field } from '../page-parts';
import { act } from '../row-action';
import { makeAdministrator } from '../stack/administrators';
import { PASSWORD } from '../stack/api-caller';
import { elsewhere, openList, rowOf, save, USERS } from './steps';

const NEW_PASSWORD = 'Changed456';

async function fillPasswords(page: Page, old: string, next: string, repeated = next): Promise<void> {
  await field(page, 'oldPassword').fill(old);
  await field(page, 'newPassword').fill(next);
  await field(page, 'confirmPassword').fill(repeated);
  await save(page);
}

async function openPasswordDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: word('shell.account') }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(field(page, 'oldPassword')).toBeVisible();
}

test('a one-time password is shown once and must be changed before anything else', async ({ page, browser, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P1']);
  await signIn('admin', { at: false });
  await openList(page, USERS);
  await act(page, rowOf(page, username).first(), word('administrator.actions.resetPassword'));
  await agree(page, word('administrator.actions.resetPassword'));
  const secret = page.getByLabel(word('form.oneTimePassword.label'));
  await expect(secret).toBeVisible();
  const temporary = (await secret.textContent()) ?? '';
  expect(temporary).toMatch(/^.{8,}$/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('form.close'), exact: true })
    .last()
    .click();
  await expect(secret).toHaveCount(0);

  const other = await elsewhere(browser, world, username, temporary);
  const dialog = other.getByRole('dialog', { name: '修改密码' });
  await expect(dialog).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: word('feedback.close') })).toHaveCount(0);
  await other.reload();
  await expect(dialog).toBeVisible();
  await fillPasswords(other, 'wrong-one1', NEW_PASSWORD);
  await expect(dialog.getByText('原密码不正确').first()).toBeVisible();
  await fillPasswords(other, temporary, temporary);
  await expect(dialog.getByText('新密码不能与原密码相同').first()).toBeVisible();
  await expect(other.getByText('没有操作权限'), 'nothing else was asked for').toHaveCount(0);
  await fillPasswords(other, temporary, NEW_PASSWORD);
  await expect(dialog).toHaveCount(0);
  await expect(other.getByText(word('dashboard.todayOrders'))).toBeVisible();
  await other.reload();
  await expect(other.getByText(word('dashboard.todayOrders'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await other.context().close();
});

test('a person with a one-time password can leave instead', async ({ page, signIn, world }) => {
  const { username, id } = await makeAdministrator(world.api, ['admin_P1']);
  const { tempPassword } = (await world.api.as('admin', 'PUT', '/v1/admin/user/reset-password', { id })) as { tempPassword: string };
  await signIn(username, { password: tempPassword });
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByLabel(word('password.fields.oldPassword')).fill('typed');
  await dialog.getByRole('button', { name: word('password.signOut') }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('the own password: every rule has its text, and a change ends the other logins', async ({ page, browser, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P1']);
  const other = await elsewhere(browser, world, username);
  await expect(other.getByText(word('dashboard.todayOrders'))).toBeVisible();
  await signIn(username);
  await openPasswordDialog(page);
  await save(page);
  await expect(page.getByText('请输入原密码').first()).toBeVisible();
  await fillPasswords(page, PASSWORD, 'short');
  await expect(page.getByText('新密码须为 8-32 位且包含字母和数字').first()).toBeVisible();
  await fillPasswords(page, PASSWORD, PASSWORD);
  await expect(page.getByText('新密码不能与原密码相同').first()).toBeVisible();
  await fillPasswords(page, PASSWORD, NEW_PASSWORD, 'Different789');
  await expect(page.getByText('两次输入的密码不一致').first()).toBeVisible();
  await fillPasswords(page, 'wrong-one1', NEW_PASSWORD);
  await expect(page.getByText('原密码不正确').first()).toBeVisible();
  await fillPasswords(page, PASSWORD, NEW_PASSWORD);
  await expect(page.getByText(word('common.updated'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(HOME_PATH);

  await other
    .getByRole('button', { name: word('dashboard.range.last30') })
    .first()
    .click();
  await expect(other.getByRole('alertdialog', { name: '确认退出' })).toBeVisible();
  await other.context().close();
  const answered = page.waitForResponse((answer) => answer.url().includes('/v1/home/'));
  await page
    .getByRole('button', { name: word('dashboard.range.last30') })
    .first()
    .click();
  expect(await (await answered).json(), 'this login goes on').toMatchObject({ code: 0 });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
