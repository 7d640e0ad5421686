import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, fillLogin, test } from '../fixtures';
import { PASSWORD } from '../stack/api-caller';
import { HOME_PATH, LOGIN_PATH, word } from '../words';
import { listening, openPage, openSearch } from './open-pages';

/** Within a second on a machine that does nothing else; on a busy one still sooner than anything that only asks from time to time. */
const AT_ONCE = { timeout: 5000 };

/** Another window of the same browser, once it listens. */
async function secondWindow(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto(HOME_PATH);
  const search = await openSearch(other);
  await search.press('Escape');
  await expect(search).toBeHidden();
  return other;
}

test('S14: a sign-out reaches the other windows within a second', async ({ page, signIn, context }) => {
  await signIn('admin');
  const other = await secondWindow(context);
  await page.getByRole('button', { name: word('shell.account') }).click();
  await page.getByRole('menuitem', { name: word('user.logout') }).click();
  await page.waitForURL(/\/login/);
  await expect(other).toHaveURL(/\/login\?redirect=/, AT_ONCE);
});

test('S14: settings reach the other windows within a second', async ({ page, signIn, context }) => {
  await signIn('admin');
  const other = await secondWindow(context);
  await page.getByRole('button', { name: word('screen.size') }).click();
  await page.getByRole('menuitem', { name: '迷你' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-size', 'mini', AT_ONCE);
});

test('S14: a window that holds another account is frozen before it can write', async ({ signIn, signInByForm, context }) => {
  await signIn('admin');
  const old = await secondWindow(context);
  await openPage(old, 'memberList');
  const writes: string[] = [];
  old.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
  // The session ends without this window being told, as when it expires, and somebody else signs in.
  await context.clearCookies({ name: 'Admin-Token' });
  await signInByForm('store1', { at: LOGIN_PATH });
  const banner = old.getByRole('alertdialog', { name: word('screen.frozen.otherTitle') });
  await expect(banner).toBeVisible(AT_ONCE);
  await expect(old.locator('[inert] main')).toHaveCount(1);
  expect(writes).toEqual([]);
  await old.getByRole('button', { name: word('screen.frozen.reload') }).click();
  await expect(banner).toBeHidden();
  await expect(old.getByRole('tab').first()).toBeVisible();
});

test('S14: the other account is known before its page has come', async ({ page, signIn, context }) => {
  await signIn('admin');
  const old = await secondWindow(context);
  await context.clearCookies({ name: 'Admin-Token' });
  await page.goto(LOGIN_PATH);
  const held: Route[] = [];
  let holds = true;
  await page.route(/_rsc=/, (route) => (holds ? void held.push(route) : route.continue()));
  const answered = page.waitForResponse(/user\/login/);
  await fillLogin(page, 'store1', PASSWORD);
  await answered;
  await expect(old.getByRole('alertdialog', { name: word('screen.frozen.otherTitle') })).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page).toHaveURL(LOGIN_PATH);
  holds = false;
  for (const route of held) await route.continue();
  await page.waitForURL((url) => url.pathname !== LOGIN_PATH);
});

test('S14: a colour chosen in one window is worn by the others within a second', async ({ page, signIn, context }) => {
  await signIn('admin');
  const other = await secondWindow(context);
  const strong = () =>
    other.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seed-accent').trim().toLowerCase());
  const before = await strong();
  await page.getByRole('button', { name: word('screen.settings') }).click();
  const drawer = page.getByRole('dialog', { name: word('settings.title') });
  await drawer.getByRole('radio', { name: /#f5222d/ }).check();
  await expect.poll(strong, AT_ONCE).not.toBe(before);
});

test('S14: a sign-in reaches the windows that wait at the sign-in', async ({ signIn, context }) => {
  const waiting = await context.newPage();
  await waiting.goto(`${LOGIN_PATH}?redirect=%2Fmember%2FmemberList`);
  await listening(waiting.locator('input[name="username"]'));
  await signIn('admin');
  // The other window knows within a second; the page it then asks for takes its own time.
  await expect(waiting).toHaveURL(/\/member\/memberList$/);
});
