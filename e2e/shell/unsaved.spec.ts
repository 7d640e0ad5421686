import type { Locator, Page } from '@playwright/test';
import { expect, LOGIN_PATH, test, word } from '../fixtures';
import { makeAdministrator } from '../stack/administrators';
import { askToSignOut, bar, chooseInMenuOf, leaveQuestion, openPage, shownPanel, tab, titleOf } from './open-pages';

const TYPED = '换了名字的总店';

const nameField = (page: Page): Locator => shownPanel(page).getByRole('textbox', { name: word('storeInfo.fields.name') });

/** Types into the form of the own store and waits until its tab says so; gives what stood there before. */
async function typeSomething(page: Page): Promise<string> {
  await openPage(page, 'systemSetting');
  const field = nameField(page);
  const before = await field.inputValue();
  await field.click();
  await field.fill('');
  await field.pressSequentially(TYPED);
  await expect(tab(page, 'systemSetting')).toContainText(word('tags.unsaved'));
  return before;
}

test('S8: closing asks once, whichever way, and names the page; staying keeps what was typed', async ({ page, signIn }) => {
  await signIn('admin');
  await typeSomething(page);
  const question = leaveQuestion(page);
  const ways: (() => Promise<void>)[] = [
    () => tab(page, 'systemSetting').press('Delete'),
    () => tab(page, 'systemSetting').click({ button: 'middle' }),
    () => chooseInMenuOf(page, 'systemSetting', '关闭'),
    () => chooseInMenuOf(page, 'dashboard', '关闭其他'),
    () => chooseInMenuOf(page, 'dashboard', '关闭全部'),
    () => chooseInMenuOf(page, 'systemSetting', '刷新'),
    () => askToSignOut(page),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toHaveCount(1);
    await expect(question.getByRole('listitem')).toHaveText([titleOf('systemSetting')]);
    await question.getByRole('button', { name: word('tags.leave.stay') }).click();
    await expect(question).toHaveCount(0);
    await expect(nameField(page)).toHaveValue(TYPED);
  }
  await expect(tab(page, 'systemSetting')).toContainText(word('tags.unsaved'));
});

test('S8: closed all the same, the page comes back as it was saved, with the draft at hand', async ({ page, signIn }) => {
  await signIn('admin');
  const saved = await typeSomething(page);
  await chooseInMenuOf(page, 'dashboard', '关闭全部');
  await leaveQuestion(page)
    .getByRole('button', { name: word('tags.leave.close') })
    .click();
  await expect(bar(page).getByRole('tab')).toHaveText([titleOf('dashboard')]);
  await openPage(page, 'systemSetting');
  await expect(nameField(page)).toHaveValue(saved);
  await shownPanel(page)
    .getByRole('button', { name: word('form.draft.restore'), exact: true })
    .click();
  await expect(nameField(page)).toHaveValue(TYPED);
  await expect(tab(page, 'systemSetting')).toContainText(word('tags.unsaved'));
});

test('S8: moving between pages, Back included, never asks and loses nothing', async ({ page, signIn }) => {
  await signIn('admin');
  await typeSomething(page);
  await openPage(page, 'memberList');
  await page.goBack();
  await expect(nameField(page)).toHaveValue(TYPED);
  await page.goBack();
  await expect(tab(page, 'dashboard')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(nameField(page)).toHaveValue(TYPED);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('S8: a refresh that is wanted gives the page back as it was saved', async ({ page, signIn }) => {
  await signIn('admin');
  const saved = await typeSomething(page);
  await chooseInMenuOf(page, 'systemSetting', '刷新');
  await leaveQuestion(page)
    .getByRole('button', { name: word('tags.leave.refresh') })
    .click();
  await expect(nameField(page)).toHaveValue(saved);
  await expect(tab(page, 'systemSetting')).not.toContainText(word('tags.unsaved'));
});

test('S8: closing the window asks while something is unsaved, and only then', async ({ page, signIn, context }) => {
  await signIn('admin');
  await typeSomething(page);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(nameField(page)).toHaveValue(TYPED);
  await askToSignOut(page);
  await leaveQuestion(page)
    .getByRole('button', { name: word('tags.leave.signOut') })
    .click();
  // Asked once already: the browser does not ask a second time.
  await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH);
  const clean = await context.newPage();
  const closed = clean.waitForEvent('close');
  await clean.goto(LOGIN_PATH);
  await clean.close({ runBeforeUnload: true });
  await closed;
});

test('S8, S13: after Re-Login the same tabs stand, and the draft is offered', async ({ page, signIn, signInByForm, world }) => {
  const { username, id } = await makeAdministrator(world.api, ['admin_P1', 'admin_P6', 'admin_P6.edit']);
  await signIn(username);
  await openPage(page, 'memberList');
  await typeSomething(page);
  await world.api.as('admin', 'PUT', '/v1/admin/user/kick', { id });
  await shownPanel(page)
    .getByRole('button', { name: word('form.save'), exact: true })
    .click();
  const dialog = page.getByRole('alertdialog', { name: '确认退出' });
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('button', { name: '重新登录', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH);
  await signInByForm(username, { at: page.url() });
  await expect(tab(page, 'systemSetting')).toHaveAttribute('aria-selected', 'true');
  await expect(bar(page).getByRole('tab')).toHaveText([titleOf('dashboard'), titleOf('memberList'), titleOf('systemSetting')]);
  await shownPanel(page)
    .getByRole('button', { name: word('form.draft.restore'), exact: true })
    .click();
  await expect(nameField(page)).toHaveValue(TYPED);
});
