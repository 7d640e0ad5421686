import type { Page } from '@playwright/test';
import { expect, HOME_PATH, LOGIN_PATH, test, word } from '../fixtures';
import { heldBack } from '../held-back';
import { makeAdministrator } from '../stack/administrators';
import type { TestStack } from '../stack/test-stack';

const DIALOG = {
  'zh-CN': { title: '确认退出', text: '您的登录已失效，可以取消并留在当前页面，或重新登录', again: '重新登录', cancel: '取消' },
  en: {
    title: 'Confirm logout',
    text: 'You have been logged out, you can cancel to stay on this page, or log in again',
    again: 'Re-Login',
    cancel: 'Cancel',
  },
} as const;

const TREND = /\/api\/v1\/home\/(?:order|new-members)\?/;

/** Makes the open dashboard call the API again: all its blocks at once, as after coming back to the window. */
const callAgain = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });

async function expectDialog(page: Page, words: (typeof DIALOG)[keyof typeof DIALOG]): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: words.title });
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByText(words.text, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: words.again, exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: words.cancel, exact: true })).toBeVisible();
}

/**
 * Something ends the login while a call is under way: the trend's other range, which no cache holds. The window may notice the end by
 * itself as well, and its dialog would lie over any button.
 */
async function endsDuringCall(page: Page, end: () => Promise<unknown>, name = word('dashboard.range.last30')): Promise<void> {
  const release = await heldBack(page, TREND);
  const asked = page.waitForRequest(TREND);
  await page.getByRole('button', { name }).first().click();
  await asked;
  await end();
  release();
}

const kick = (world: TestStack, id: number) => world.api.as('admin', 'PUT', '/v1/admin/user/kick', { id });

test.describe('S13: 登录失效 a login that is gone', () => {
  test('A25: signed out by somebody else: one toast, one dialog with the specified words, Re-Login leads back here', async ({
    page,
    signIn,
    signInByForm,
    world,
  }) => {
    const { username, id } = await makeAdministrator(world.api, ['admin_P1']);
    await signIn(username);
    await expect(page.getByText(word('dashboard.todayOrders'))).toBeVisible();
    await endsDuringCall(page, () => kick(world, id));
    await callAgain(page);
    await expect(page.getByText('登录已被结束，请重新登录')).toHaveCount(1);
    await expectDialog(page, DIALOG['zh-CN']);
    await page.getByRole('button', { name: DIALOG['zh-CN'].again, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH && url.searchParams.get('redirect') === HOME_PATH);
    await signInByForm(username, { at: page.url() });
    await expect(page).toHaveURL(HOME_PATH);
  });

  test('Cancel stays on the page with everything on it', async ({ page, signIn, world }) => {
    const { username, id } = await makeAdministrator(world.api, ['admin_P1']);
    await signIn(username);
    const figure = page.getByText(word('dashboard.todayOrders'));
    await expect(figure).toBeVisible();
    await endsDuringCall(page, () => kick(world, id));
    await expectDialog(page, DIALOG['zh-CN']);
    await page.getByRole('button', { name: DIALOG['zh-CN'].cancel, exact: true }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL(HOME_PATH);
    await expect(figure).toBeVisible();
  });

  test('twelve hours without a call: the same dialog, in English word for word', async ({ page, signIn, world }) => {
    const { username } = await makeAdministrator(world.api, ['admin_P1']);
    await signIn(username);
    await page.getByRole('button', { name: word('shell.language') }).click();
    await expect(page.getByText(word('dashboard.todayOrders', 'en'))).toBeVisible();
    const [later] = await world.sql<{ at: string }>(
      "select to_char(now() at time zone 'Asia/Shanghai' + interval '12 hours 1 minute', 'YYYY-MM-DD HH24:MI:SS') as at",
    );
    try {
      await endsDuringCall(page, () => world.api.setClock(later?.at ?? null), word('dashboard.range.last30', 'en'));
      await expectDialog(page, DIALOG.en);
    } finally {
      await world.api.setClock(null);
    }
  });

  test('an account that was disabled meanwhile cannot go on and cannot come back', async ({ page, signIn, world }) => {
    const { username, id } = await makeAdministrator(world.api, ['admin_P1']);
    await signIn(username);
    await expect(page.getByText(word('dashboard.todayOrders'))).toBeVisible();
    await endsDuringCall(page, () => world.api.as('admin', 'PUT', '/v1/admin/user/status', { ids: [id], status: 0 }));
    await expectDialog(page, DIALOG['zh-CN']);
    await page.getByRole('button', { name: DIALOG['zh-CN'].again, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH);
  });
});
