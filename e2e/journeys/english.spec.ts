import { chineseTexts } from '../conformance/texts-in-sight';
import { expect, test, word } from '../fixtures';
import { agree } from '../page-parts';

test.beforeEach(async ({ page, world }) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: world.origin }]);
});

const forms = [
  ['/member/memberList', 'member.add', 'Please enter'],
  ['/member/memberLevel', 'memberLevel.add', 'Please'],
  ['/member/distributor', 'distributorLevel.add', 'Please'],
  ['/system/systemRolesList', 'role.add', 'Please'],
  ['/system/systemUserList', 'administrator.add', 'Please'],
] as const;

test('A28: forms and what they refuse are in English', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  for (const [path, opener, refusal] of forms) {
    await page.goto(path);
    await page.getByRole('button', { name: word(opener, 'en'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: word('form.save', 'en'), exact: true }).click();
    await expect(dialog.getByText(new RegExp(`^${refusal}`)).first(), path).toBeVisible();
    expect(await chineseTexts(page), path).toEqual([]);
  }
});

test('A28: what the server refuses is told in English', async ({ page, signIn }) => {
  await signIn('admin', { at: '/member/memberLevel' });
  const first = page.locator('tbody tr[data-id]').first();
  await first.getByRole('button', { name: word('common.delete', 'en'), exact: true }).click();
  await agree(page, word('common.delete', 'en'));
  await expect(page.getByText(word('errors.60114', 'en'))).toBeVisible();
  expect(await chineseTexts(page)).toEqual([]);
});
