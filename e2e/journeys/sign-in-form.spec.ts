import { alive } from '../alive';
import { expect, fillLogin, HOME_PATH, LOGIN_PATH, test, word } from '../fixtures';
import { heldBack } from '../held-back';
import { listening } from '../shell/open-pages';
import { PASSWORD } from '../stack/api-caller';

test('S19: the cursor stands in the first empty field, and Enter sends the form', async ({ page }) => {
  await page.goto(LOGIN_PATH);
  const username = page.locator('input[name="username"]');
  const password = page.locator('input[name="password"]');
  await listening(username);
  await expect(username).toBeFocused();
  await username.press('Enter');
  await expect(page.getByText(word('login.usernameRequired'))).toBeVisible();
  await expect(username).toBeFocused();
  await username.fill('clerk');
  await username.press('Enter');
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page).toHaveURL(HOME_PATH);
});

test('S19: the password can be shown and hidden again, and caps lock is told of', async ({ page }) => {
  await page.goto(LOGIN_PATH);
  const password = page.locator('input[name="password"]');
  await listening(password);
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: word('login.showPassword') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: word('login.hidePassword') }).click();
  await expect(password).toHaveAttribute('type', 'password');
  const key = (modifierCapsLock: boolean) =>
    password.evaluate(
      (field, on) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: on })),
      modifierCapsLock,
    );
  await password.focus();
  await key(true);
  await expect(page.getByText(word('login.capsLock'))).toBeVisible();
  await expect(password).toHaveAccessibleDescription(word('login.capsLock'));
  await key(false);
  await expect(page.getByText(word('login.capsLock'))).toHaveCount(0);
});

test('S19: a name that is there before the page is alive stays when the password is typed', async ({ page }) => {
  const run = await heldBack(page, '**/_next/static/**/*.js');
  await page.goto(LOGIN_PATH, { waitUntil: 'commit' });
  const username = page.locator('input[name="username"]');
  await username.fill('admin');
  run();
  await alive(page);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await expect(username).toHaveValue('admin');
  await page.locator('input[name="password"]').press('Enter');
  await expect(page).toHaveURL(HOME_PATH);
});

test('S19: the other query keys of the wanted page come along', async ({ page }) => {
  await page.goto(`${LOGIN_PATH}?redirect=${encodeURIComponent('/member/memberList?keyword=13800138000')}&pageSize=30`);
  await fillLogin(page, 'admin', PASSWORD);
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === '/member/memberList' &&
      url.searchParams.get('keyword') === '13800138000' &&
      url.searchParams.get('pageSize') === '30',
  );
});
