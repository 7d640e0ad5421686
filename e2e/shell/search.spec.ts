import { expect, HOME_PATH, test } from '../fixtures';
import { word } from '../words';
import { bar, findFor, openSearch, tab, titleOf } from './open-pages';

test('S9: full pinyin, initials and titles lead to the page, hidden and forbidden ones do not', async ({ page, signIn }) => {
  await signIn('store1');
  const search = page.getByRole('combobox', { name: word('search.title') });
  const first = page.getByRole('option').first();
  await page.getByRole('button', { name: word('screen.search') }).click();
  await search.fill('yonghuliebiao');
  await expect(first).toContainText(titleOf('memberList'));
  await search.fill('yhqlb');
  await expect(first).toContainText(titleOf('coupon'));
  await findFor(page, search, titleOf('applyShopLevel'));
  await expect(page.getByRole('option').filter({ hasText: titleOf('applyShopLevel') })).toHaveCount(0);
  await search.fill('shouye');
  await search.press('Enter');
  await expect(search).toBeHidden();
  await expect(tab(page, 'dashboard')).toHaveAttribute('aria-selected', 'true');
});

test('S9, domain D25: recent finds and commands, new goods among them', async ({ page, signIn }) => {
  await signIn('admin');
  const search = await openSearch(page);
  await search.fill('yonghuliebiao');
  await expect(page.getByRole('option').first()).toContainText(titleOf('memberList'));
  await search.press('Enter');
  await expect(bar(page).getByRole('tab')).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText(titleOf('memberList'));
  await search.fill(word('search.action.dark'));
  await search.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.keyboard.press('Control+k');
  await search.fill(word('search.action.newGoods'));
  await search.press('Enter');
  await expect(page).toHaveURL(/\/goods\/hardwareGoods\/createHardwareGoods$/);
});

test('S9: the commands are there with the first press of Ctrl+K on a page', async ({ page, signIn }) => {
  await signIn('admin');
  const search = await openSearch(page);
  await search.fill(word('search.action.dark'));
  await expect(page.getByRole('option').first()).toContainText(word('search.action.dark'));
});

test('S9: Enter belongs to the input method while it composes', async ({ page, signIn }) => {
  await signIn('admin');
  const search = await openSearch(page);
  await search.fill('coupon');
  await expect(page.getByRole('option').first()).toContainText(titleOf('coupon'));
  await search.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(search).toBeVisible();
  await search.press('Escape');
  await expect(search).toBeHidden();
  await expect(bar(page).getByRole('tab')).toHaveCount(1);
  await expect(page).toHaveURL(HOME_PATH);
});

test('S10: the sheet opens on ? and never while typing', async ({ page, signIn }) => {
  await signIn('admin');
  const sheet = page.getByRole('dialog', { name: word('shortcuts.title') });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('tabpanel').evaluate((panel) => {
    const field = document.createElement('input');
    panel.append(field);
    field.focus();
  });
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
});

test('S9: a number leads to the lists that may know it, permitted ones only', async ({ page, signIn }) => {
  await signIn('clerk');
  const search = await openSearch(page);
  await search.fill('13812345678');
  await expect(page.getByRole('option').first()).toContainText(titleOf('memberList'));
  await expect(page.getByRole('option').filter({ hasText: word('route.hardwareGoodsOrderList') })).toHaveCount(0);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/member\/memberList\?keyword=13812345678$/);
});
