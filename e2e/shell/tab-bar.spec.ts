import { expect, test } from '../fixtures';
import { word } from '../words';
import { bar, openPage, tab, titleOf } from './open-pages';

test('S2: the menu of a tab has the specified words, and pinned tabs cannot be closed', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'memberList');
  await openPage(page, 'coupon');
  await tab(page, 'dashboard').click({ button: 'right' });
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toHaveText('刷新');
  await expect(entries.filter({ hasText: /^关闭$/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tab(page, 'memberList').click({ button: 'right' });
  await expect(entries.nth(0)).toHaveText('刷新');
  await expect(entries.nth(1)).toHaveText('关闭');
  await expect(entries.nth(2)).toHaveText('关闭其他');
  await expect(entries.nth(3)).toHaveText('关闭全部');
  await page.getByRole('menuitem', { name: word('tags.pin'), exact: true }).click();
  await expect(bar(page).getByRole('tab').nth(1)).toContainText(titleOf('memberList'));
  await tab(page, 'coupon').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭全部', exact: true }).click();
  await expect(bar(page).getByRole('tab')).toHaveCount(2);
  await tab(page, 'memberList').click({ button: 'middle' });
  await expect(bar(page).getByRole('tab')).toHaveCount(2);
});

test('S2: closing, reopening and the middle button', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'memberList');
  await openPage(page, 'coupon');
  await tab(page, 'coupon').click({ button: 'middle' });
  await expect(tab(page, 'coupon')).toHaveCount(0);
  await expect(page).toHaveURL(/memberList$/);
  await page.keyboard.press('Alt+Shift+W');
  await expect(tab(page, 'coupon')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/coupon$/);
});

test('S3, S4: the bar by keyboard', async ({ page, signIn }) => {
  await signIn('admin');
  for (const name of ['memberList', 'coupon', 'shop'] as const) await openPage(page, name);
  await tab(page, 'shop').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'coupon')).toBeFocused();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(tab(page, 'coupon')).toBeFocused();
  await expect(bar(page).getByRole('tab')).toHaveText(['dashboard', 'coupon', 'memberList', 'shop'].map((name) => word(`route.${name}`)));
  await expect(page.getByRole('status').filter({ hasText: '已移到第 2 个' })).toHaveCount(1);
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tab(page, 'coupon')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tab(page, 'coupon')).toHaveCount(0);
  await expect(tab(page, 'shop')).toBeFocused();
  await page.reload();
  await expect(bar(page).getByRole('tab')).toHaveText(['dashboard', 'memberList', 'shop'].map((name) => word(`route.${name}`)));
});

test('S3: the bar by mouse', async ({ page, signIn }) => {
  await signIn('admin');
  for (const name of ['memberList', 'coupon', 'shop'] as const) await openPage(page, name);
  const from = await tab(page, 'shop').boundingBox();
  const to = await tab(page, 'memberList').boundingBox();
  if (!from || !to) throw new Error('the tabs are not drawn');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 12 });
  await page.mouse.up();
  await expect(bar(page).getByRole('tab')).toHaveText(['dashboard', 'shop', 'memberList', 'coupon'].map((name) => word(`route.${name}`)));
});
