import { expect, test, word } from '../fixtures';

const CODE = '**/_next/static/chunks/**';

test('a menu whose code cannot be fetched says so, closes, and opens at a later press', async ({ page, signIn }) => {
  await signIn('admin');
  const size = page.getByRole('button', { name: word('screen.size') });
  await expect(page.getByText(word('dashboard.todayOrders'))).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await page.route(CODE, (route) => route.abort());
  await size.click();
  await expect(page.getByRole('alert').getByText(word('request.unexpected'))).toBeVisible();
  await expect(size).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(CODE);
  await size.click();
  await expect(page.getByRole('menuitem', { name: word('size.mini'), exact: true })).toBeVisible();
});

test('menus, the drawer and the panel of the bell open by keyboard and give the focus back', async ({ page, signIn }) => {
  await signIn('admin');
  for (const name of ['screen.size', 'shell.account', 'screen.notices']) {
    const control = page.getByRole('button', { name: word(name), exact: true });
    await control.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.MuiPopover-root')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.MuiPopover-root')).toBeHidden();
    await expect(control).toBeFocused();
  }
});

test('a narrow sidebar tells the title of an icon that is pointed at, and Escape takes it away', async ({ page, signIn }) => {
  await signIn('admin');
  await page.getByRole('button', { name: word('shell.closeMenu') }).click();
  await page
    .locator('aside nav')
    .getByRole('link', { name: word('route.dashboard') })
    .focus();
  const title = page.locator('[role="tooltip"]');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(title).toHaveText(word('route.dashboard'));
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
});

test('the page carries the words of its screen: they are not fetched, and the other language comes when it is chosen', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('admin');
  await page.reload();
  await expect(page.getByText(word('dashboard.todayOrders'))).toBeVisible();
  await expect(page.locator('script[data-words="zh-CN /dashboard"]')).toBeAttached();
  await page.getByRole('button', { name: word('shell.language') }).click();
  await expect(page.getByText(word('dashboard.todayOrders', 'en'))).toBeVisible();
  expect(complaints).toEqual([]);
});
