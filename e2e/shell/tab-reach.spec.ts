import type { Page } from '@playwright/test';
import { alive } from '../alive';
import { expect, test, word } from '../fixtures';
import {
  bar,
  chooseInMenuOf,
  leaveMark,
  listening,
  markOf,
  openPage,
  type PageName,
  shownPanel,
  showPage,
  tab,
  titleOf,
  tool,
} from './open-pages';
import { recordPages } from './record-pages';

const openAll = async (page: Page, names: readonly PageName[]) => {
  for (const name of names) await openPage(page, name);
};
const titles = (names: readonly PageName[]) => names.map(titleOf);

test('S2: the wheel moves the bar sideways, and the open page is in sight', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await signIn('admin');
  await openAll(page, ['memberList', 'distributorList', 'pointRecord', 'balanceRecord', 'memberLevel', 'coupon', 'applyDistributorList']);
  await expect(tab(page, 'applyDistributorList')).toBeInViewport({ ratio: 0.95 });
  const place = () => bar(page).evaluate((list) => list.scrollLeft);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await bar(page).hover();
  await page.mouse.wheel(0, -before);
  await expect.poll(place).toBe(0);
  await expect(tab(page, 'dashboard')).toBeInViewport({ ratio: 0.95 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('S2: a page can have the whole window, and give it back', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'memberList');
  await chooseInMenuOf(page, 'memberList', word('tags.maximise'));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: word('shell.navigation') })).toBeHidden();
  await expect(shownPanel(page)).toBeVisible();
  await page.getByRole('button', { name: word('tags.restore') }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('S2: close left and right, pin, unpin, and each closed page comes back', async ({ page, signIn }) => {
  await signIn('admin');
  await openAll(page, ['memberList', 'coupon', 'shop', 'dialog']);
  await chooseInMenuOf(page, 'shop', word('tags.closeRight'));
  await expect(bar(page).getByRole('tab')).toHaveText(titles(['dashboard', 'memberList', 'coupon', 'shop']));
  await chooseInMenuOf(page, 'memberList', word('tags.pin'));
  await chooseInMenuOf(page, 'shop', word('tags.closeLeft'));
  await expect(bar(page).getByRole('tab')).toHaveCount(3);
  await expect(tab(page, 'coupon')).toHaveCount(0);
  await chooseInMenuOf(page, 'memberList', word('tags.unpin'));
  for (const name of ['coupon', 'dialog'] as const) {
    await chooseInMenuOf(page, 'dashboard', word('tags.reopen'));
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await tab(page, 'dashboard').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: word('tags.reopen') })).toBeDisabled();
});

test('S2: the path is the page: a new query updates its tab, and it comes back with it', async ({ page, signIn }) => {
  await signIn('admin', { at: '/member/memberList?keyword=abc' });
  await openPage(page, 'coupon');
  await showPage(page, 'memberList');
  await expect(page).toHaveURL(/\/member\/memberList\?keyword=abc$/);
  await page.getByRole('button', { name: word('list.reset'), exact: true }).click();
  await expect(page).toHaveURL(/\/member\/memberList$/);
  await expect(bar(page).getByRole('tab')).toHaveText(titles(['dashboard', 'memberList', 'coupon']));
  await showPage(page, 'coupon');
  await showPage(page, 'memberList');
  await expect(page).toHaveURL(/\/member\/memberList$/);
});

test('S2: each record has a tab of its own, and a page opened twice has one', async ({ page, signIn, world }) => {
  const [first, second] = await recordPages(world);
  await signIn('admin', { at: first });
  const records = bar(page).getByRole('tab', { name: word('route.editFormGoods') });
  await expect(records).toHaveCount(1);
  await page.goto(second);
  await expect(records).toHaveCount(2);
  await page.goto(`${first}?from=list`);
  await expect(records).toHaveCount(2);
  await expect(records.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(bar(page).getByRole('tab')).toHaveCount(3);
});

test('S2, S7: a copy begins with the same pages, a window of its own with one', async ({ page, signIn, context }) => {
  await signIn('admin');
  await openAll(page, ['memberList', 'coupon']);
  const copied = context.waitForEvent('page');
  await chooseInMenuOf(page, 'memberList', word('tags.duplicate'));
  const copy = await copied;
  await expect(bar(copy).getByRole('tab')).toHaveText(titles(['dashboard', 'memberList', 'coupon']));
  const opened = context.waitForEvent('page');
  await chooseInMenuOf(page, 'coupon', word('tags.openInWindow'));
  const alone = await opened;
  await expect(bar(alone).getByRole('tab')).toHaveText(titles(['dashboard', 'coupon']));
  await listening(tab(copy, 'coupon'));
  await tab(copy, 'coupon').click({ button: 'middle' });
  await expect(tab(copy, 'coupon')).toHaveCount(0);
  // Each window keeps its own from then on.
  await page.reload();
  await expect(bar(page).getByRole('tab')).toHaveText(titles(['dashboard', 'memberList', 'coupon']));
  await copy.reload();
  await expect(bar(copy).getByRole('tab')).toHaveText(titles(['dashboard', 'memberList']));
});

test('S6: beyond the cap a page is put away and comes back with its address, scroll, selection and draft', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ liveTabs: 3 })));
  await signIn('admin', { at: '/member/memberList?pageSize=30' });
  await expect(page.locator('tbody tr')).toHaveCount(30);
  await tool(page, word('shell.account'));
  // Choosing brings the row into sight, so the places are set after it.
  const chosen = shownPanel(page).locator('tbody tr').nth(20).getByRole('checkbox').first();
  await chosen.check();
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
  const table = shownPanel(page).getByRole('region', { name: word('list.tableRegion') });
  const tableAt = () => table.evaluate((frame) => frame.scrollTop);
  await table.evaluate((frame) => frame.scrollTo(0, 700));
  await expect.poll(tableAt).toBe(700);
  await leaveMark(page, 'first life');
  await openPage(page, 'systemSetting');
  await shownPanel(page)
    .getByRole('textbox', { name: word('storeInfo.fields.contactName') })
    .fill('草稿');
  await expect(tab(page, 'systemSetting')).toContainText(word('tags.unsaved'));
  await openAll(page, ['coupon', 'dialog', 'shop']);
  await expect(page.locator('[role="tabpanel"]')).toHaveCount(3);
  await showPage(page, 'memberList');
  await expect(page).toHaveURL(/pageSize=30$/);
  await expect(shownPanel(page).locator('tbody tr')).toHaveCount(30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
  await expect.poll(tableAt).toBe(700);
  await expect(chosen).toBeChecked();
  await expect(shownPanel(page).getByText(word('list.selected').replace('{n}', '1'))).toBeVisible();
  expect(await markOf(page)).toBeNull();
  await showPage(page, 'systemSetting');
  await expect(shownPanel(page).getByRole('textbox', { name: word('storeInfo.fields.contactName') })).toHaveValue('草稿');
});

test('a page that is opened begins at its top, also after one the browser itself has scrolled again', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await signIn('admin', { at: '/dashboard' });
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(place).toBe(200);
  await page.reload();
  await alive(page);
  await expect.poll(place).toBe(200);
  await openPage(page, 'memberList');
  await expect(shownPanel(page).locator('tbody tr[data-id]').first()).toBeVisible();
  expect(await place()).toBe(0);
});

test('S5: floating parts close with their page', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'memberList');
  const filter = page.getByRole('combobox', { name: word('member.fields.levelId') });
  await listening(filter);
  await filter.click();
  const choices = page.getByRole('listbox');
  await expect(choices).toBeVisible();
  await page.goBack();
  await expect(tab(page, 'dashboard')).toHaveAttribute('aria-selected', 'true');
  await expect(choices).toHaveCount(0);
  await page.goForward();
  await expect(tab(page, 'memberList')).toHaveAttribute('aria-selected', 'true');
  await expect(choices).toHaveCount(0);
});
