import type { Page } from '@playwright/test';
import { shortcutTable } from '@/components/shortcuts/shortcut-table';
import { expect, test, word } from '../fixtures';
import { bar, openPage, tab, titleOf, tool } from './open-pages';

const menu = (page: Page) => page.getByRole('navigation', { name: word('shell.navigation') });

test('S10: the sheet lists what the registry holds, in both languages', async ({ page, signIn }) => {
  await signIn('admin');
  for (const language of ['zh-CN', 'en'] as const) {
    await tool(page, word('shell.account', language));
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: word('shortcuts.title', language) });
    for (const { id } of shortcutTable) await expect(sheet.getByText(word(`shortcuts.${id}`, language), { exact: true })).toBeVisible();
    await expect(sheet.locator('dt')).toHaveCount(shortcutTable.length);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    if (language === 'zh-CN') await (await tool(page, word('shell.language'))).click();
  }
});

test('S10: each shortcut does what the sheet says', async ({ page, signIn }) => {
  await signIn('admin');
  for (const name of ['memberList', 'coupon'] as const) await openPage(page, name);
  const selected = bar(page).getByRole('tab', { selected: true });
  await page.keyboard.press('Alt+PageUp');
  await expect(selected).toHaveText(titleOf('memberList'));
  await page.keyboard.press('Alt+PageDown');
  await expect(selected).toHaveText(titleOf('coupon'));
  await page.keyboard.press('Alt+m');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.keyboard.press('Alt+m');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('Alt+w');
  await expect(tab(page, 'coupon')).toHaveCount(0);
  await expect(page).toHaveURL(/memberList$/);
  await page.keyboard.press('Alt+Shift+W');
  await expect(tab(page, 'coupon')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/coupon$/);
  const instance = () => tab(page, 'coupon').getAttribute('id');
  const before = await instance();
  await page.keyboard.press('Alt+r');
  await expect.poll(instance).not.toBe(before);
  await expect(page).toHaveURL('/marketing/coupon');
  await expect(menu(page)).toBeVisible();
  const sidebar = page.locator('aside').filter({ has: menu(page) });
  await page.keyboard.press('Alt+b');
  await expect(sidebar).toHaveAttribute('data-collapsed', 'true');
  await page.keyboard.press('Alt+b');
  await expect(sidebar).toHaveAttribute('data-collapsed', 'false');
  await page.keyboard.press('Alt+Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('Alt+Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.keyboard.press('Alt+,');
  await expect(page.getByRole('dialog', { name: word('settings.title') })).toBeVisible();
});
