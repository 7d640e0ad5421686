import { leaves } from '@/lib/navigation/derive';
import { routeTable } from '@/lib/navigation/table';
import { expect, test, word } from '../fixtures';

const paths = leaves(routeTable).map(({ path, titleKey }) => ({ address: path.replace(/:\w+/g, '1'), titleKey }));

test('S1, S16: each route answers with its title, and the browser has nothing to complain about', async ({ page, signIn, complaints }) => {
  test.setTimeout(240_000);
  await signIn('admin');
  for (const { address, titleKey } of paths) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page, address).toHaveTitle(new RegExp(`^${word(titleKey)}`));
    await expect(page.getByText(word('shell.notFound.title')), address).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('S21: at 390 px no route scrolls sideways', async ({ page, signIn }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('admin');
  const wide: string[] = [];
  for (const { address } of [{ address: '/dashboard' }, ...paths]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0) wide.push(`${address}: ${overflow} px`);
  }
  expect(wide).toEqual([]);
});

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
