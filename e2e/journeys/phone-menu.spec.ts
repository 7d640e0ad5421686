import { expect, test, word } from '../fixtures';

test('S18, S21: at 390 px the sign-in fits and the drawer holds the menu, closed again by a navigation', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await signIn('admin');
  await page.getByRole('button', { name: word('shell.openDrawer') }).click();
  const menu = page.getByRole('navigation', { name: word('shell.navigation') });
  await menu.getByRole('button', { name: '用户管理' }).click();
  await menu.getByRole('link', { name: '用户列表' }).click();
  await expect(page).toHaveURL(/\/member\/memberList/);
  await expect(menu.getByRole('link', { name: '用户列表' })).toBeHidden();
});
