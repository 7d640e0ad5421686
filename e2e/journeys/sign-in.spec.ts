import { expect, fillLogin, HOME_PATH, LOGIN_PATH, leaveSession, test, word } from '../fixtures';
import { makeAdministrator } from '../stack/administrators';
import { PASSWORD } from '../stack/api-caller';

test.describe('S19: 登录 sign-in', () => {
  // The other accounts are met in served-pages.spec.ts.
  test('admin signs in and lands on 首页; from then on the sign-in leads there', async ({ page, signInByForm, consoleErrors }) => {
    await signInByForm('admin');
    await expect(page).toHaveURL(HOME_PATH);
    await expect(page).toHaveTitle('首页 - 中央管理控制台');
    await page.getByRole('button', { name: word('shell.account') }).click();
    await expect(page.getByText('林知远', { exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    expect(consoleErrors).toEqual([]);
    await page.goto(LOGIN_PATH);
    await expect(page).toHaveURL(HOME_PATH);
  });

  test('a wanted page with a nested query is reached after signing in', async ({ page, signInByForm }) => {
    const wanted = '/order/cashList?tab=0&keyword=%2F%2Fa%26b%3D%E4%B8%AD';
    await page.goto(wanted);
    await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH && url.searchParams.get('redirect') === wanted);
    await signInByForm('admin', { at: page.url() });
    await expect(page).toHaveURL((url) => url.pathname === '/order/cashList' && url.searchParams.get('keyword') === '//a&b=中');
    await expect(page).toHaveTitle('提现申请列表 - 中央管理控制台');
  });

  // Every other address of this kind: lib/navigation/safe-redirect.test.ts.
  test('a redirect to another site leads home and nowhere else', async ({ page, signInByForm, world }) => {
    for (const redirect of ['//evil.example', 'javascript:alert(1)']) {
      await leaveSession(page);
      await signInByForm('admin', { at: `${LOGIN_PATH}?redirect=${encodeURIComponent(redirect)}` });
      await expect(page).toHaveURL(`${world.origin}${HOME_PATH}`);
    }
  });

  test('empty fields and a short password are named under the fields, and nothing is sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/user/login') && sent.push(request.url()));
    await page.goto(LOGIN_PATH);
    await page.getByRole('button', { name: word('login.submit') }).click();
    await expect(page.getByText('请输入账号')).toBeVisible();
    await expect(page.getByText('请输入密码')).toBeVisible();
    await fillLogin(page, 'admin', '12345');
    await expect(page.getByText('密码长度不能少于 6 个字符')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('a wrong password and a disabled account are refused in the words of the server, the name stays', async ({ page }) => {
    await page.goto(LOGIN_PATH);
    await fillLogin(page, 'clerk', 'Wrong12345');
    await expect(page.getByRole('alert').filter({ hasText: '无法登录：账号或密码不正确' })).toBeVisible();
    await expect(page.locator('input[name="username"]')).toHaveValue('clerk');
    await expect(page).toHaveURL(LOGIN_PATH);
    await fillLogin(page, 'disabled', PASSWORD);
    await expect(page.getByRole('alert').filter({ hasText: '无法登录：账号已停用' })).toBeVisible();
  });

  test('a blank around the name does not matter', async ({ page }) => {
    await page.goto(LOGIN_PATH);
    await fillLogin(page, '  clerk ', PASSWORD);
    await expect(page).toHaveURL(HOME_PATH);
  });

  test('after five failures the name is refused for a while, the right password included', async ({ page, world }) => {
    const { username } = await makeAdministrator(world.api, ['admin_P1']);
    await page.goto(LOGIN_PATH);
    for (let time = 1; time <= 5; time += 1) {
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/user/login'));
      await fillLogin(page, username, `Wrong${time}wrong`);
      await answered;
    }
    await fillLogin(page, username, PASSWORD);
    await expect(
      page.getByRole('alert').filter({ hasText: /无法登录：失败次数过多，请 15 分钟后再试|操作过于频繁，请稍后再试/ }),
    ).toBeVisible();
    await expect(page).toHaveURL(LOGIN_PATH);
  });

  test('the cookie is closed to scripts and holds to this host', async ({ page, context }) => {
    await page.goto(LOGIN_PATH);
    const answer = page.waitForResponse((one) => one.url().endsWith('/user/login'));
    await fillLogin(page, 'admin', PASSWORD);
    const lines = (await (await answer).headersArray()).filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value);
    const [session] = lines.filter((line) => line.startsWith('Admin-Token='));
    expect(session).toMatch(/; HttpOnly/i);
    expect(session).toMatch(/; SameSite=Lax/i);
    expect(session).toMatch(/; Path=\/(;|$)/i);
    expect(session).not.toMatch(/Domain=/i);
    expect(session?.length).toBeLessThan(4096);
    await expect(page).toHaveURL(HOME_PATH);
    expect(await page.evaluate(() => document.cookie)).not.toContain('Admin-Token');
    expect((await context.cookies()).find(({ name }) => name === 'Admin-Token')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });
});
