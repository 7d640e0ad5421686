import { expect, test, word } from '../fixtures';

test.describe('语言和外观 language and appearance', () => {
  test('the language changes in place: frame, screen and title; it stays over a reload', async ({ page, signIn, consoleErrors }) => {
    await signIn('admin');
    await expect(page.getByText('今日订单数')).toBeVisible();
    await page.getByRole('button', { name: word('shell.language') }).click();
    await expect(page.getByText('Orders today')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByText('Members', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Home - Central Management Console');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.getByText('Orders today')).toBeVisible();
    const html = await (await page.request.get('/dashboard')).text();
    expect(html).toContain('<html lang="en"');
    expect(consoleErrors).toEqual([]);
  });

  test('every page names its icons in its head, and browsers that ask for one by its usual name get it', async ({ page, signIn }) => {
    const head = async (path: string) => (await (await page.request.get(path)).text()).split('</head>')[0];
    expect(await head('/login')).toContain('href="/favicon.svg"');
    await signIn('clerk', { at: false });
    expect(await head('/dashboard')).toContain('href="/favicon.svg"');
    const icon = await page.request.get('/favicon.ico', { maxRedirects: 0 });
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  });

  test('answers of the server follow the language', async ({ page, signIn }) => {
    await signIn('clerk', { at: false });
    const refused = (language: string) =>
      page.request
        .get('/api/v1/admin/role/list', { headers: { 'x-csrf': '1', 'accept-language': language } })
        .then((answer) => answer.json());
    const [chinese, english] = [await refused('zh-CN'), await refused('en')];
    expect(chinese.msg).toBe(word('errors.40303'));
    expect(english.msg).toBe(word('errors.40303', 'en'));
  });

  test('S11: light and dark change at once and stay over a reload without a flash', async ({ page, signIn }) => {
    await signIn('admin');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-color-scheme', 'light');
    await page.getByRole('button', { name: word('shell.scheme') }).click();
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.reload({ waitUntil: 'commit' });
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
    await page.waitForLoadState();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  });
});
