import { expect, HOME_PATH, LOGIN_PATH, test, word } from '../fixtures';

test.describe('退出登录 sign-out', () => {
  test('leads to the sign-in, back to the same page after signing in again, and never shows the page by the back button', async ({
    page,
    signInByForm,
  }) => {
    await signInByForm('admin', { at: '/member/memberList?page=1' });
    await expect(page).toHaveURL(/\/member\/memberList/);
    await page.getByRole('button', { name: word('shell.account') }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === LOGIN_PATH && (url.searchParams.get('redirect') ?? '').startsWith('/member/memberList'),
    );
    const afterSignOut = page.url();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH);
    await expect(page.getByRole('navigation', { name: word('shell.navigation') })).toHaveCount(0);
    await signInByForm('admin', { at: afterSignOut });
    await expect(page).toHaveURL(/\/member\/memberList/);
  });

  test('gives up what is being read: nothing is asked without a session', async ({ page, consoleErrors, signIn }) => {
    await signIn('admin', { at: '/member/memberList' });
    let letGo = () => {};
    const signedOut = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/v1/admin/member/list**', async (route) => {
      await signedOut;
      await route.continue().catch(() => undefined);
    });
    const reading = page.waitForRequest('**/api/v1/admin/member/list**');
    await page.locator('thead th[aria-sort] button').first().click();
    const read = await reading;
    await page.route('**/api/session', async (route) => {
      const answer = await route.fetch();
      letGo();
      // Given up, it has no answer; sent on, its refusal comes before the page goes.
      await read.response();
      await route.fulfill({ response: answer });
    });
    await page.getByRole('button', { name: word('shell.account') }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH);
    expect(consoleErrors).toEqual([]);
  });

  test('that fails is told, and the page goes on reading', async ({ page, signIn }) => {
    await signIn('admin', { at: '/member/memberList' });
    await page.route('**/api/session', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: word('shell.account') }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    const read = page.waitForResponse('**/api/v1/admin/member/list**');
    await page.locator('thead th[aria-sort] button').first().click();
    expect((await read).status()).toBe(200);
    await expect(page).toHaveURL(/\/member\/memberList/);
  });

  test('the cookie of before is worth nothing afterwards', async ({ page, context, signInByForm }) => {
    await signInByForm('clerk');
    const before = await context.cookies();
    await page.getByRole('button', { name: word('shell.account') }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH);
    await context.addCookies(before);
    const answer = await page.request.get('/api/v1/admin/user/info', { headers: { 'x-csrf': '1' } });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 50008 });
    await page.goto(HOME_PATH);
    await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH);
  });
});
