import { expect, type Locator, type Page } from '@playwright/test';
import { leaves } from '@/lib/navigation/derive';
import { routeTable } from '@/lib/navigation/table';
import { alive } from '../alive';
import { word } from '../words';

/** Titles of twenty pages a main-store administrator has, by their names in the route messages. */
export const TWENTY = [
  'memberList',
  'distributorList',
  'pointRecord',
  'balanceRecord',
  'memberLevel',
  'distributor',
  'applyDistributorList',
  'shop',
  'applyShopList',
  'applyShopLevel',
  'applyShopMeal',
  'shopFinance',
  'finace',
  'coupon',
  'dialog',
  'indexSetting',
  'homeCarousel',
  'cashSetting',
  'accountSetting',
  'systemRolesList',
] as const;

export type PageName = (typeof TWENTY)[number] | 'dashboard' | 'createFormGoods' | 'systemSetting' | 'systemUserList';

export const titleOf = (name: PageName): string => word(`route.${name}`);

/** The bar of open pages. */
export const bar = (page: Page): Locator => page.getByRole('tablist', { name: word('tags.bar') });

const marks = `(\\s*(${word('tags.pinned')}|${word('tags.unsaved')}))*`;

/** One tab of the bar, whether it is pinned or holds something unsaved or not. */
export const tab = (page: Page, name: PageName): Locator => bar(page).getByRole('tab', { name: new RegExp(`^${titleOf(name)}${marks}$`) });

/**
 * Goes to an open page by its tab, and waits until it stands there: its address shows at once, the page it leaves a moment longer,
 * and what is sought in between is found on that one.
 */
export async function showPage(page: Page, name: PageName): Promise<void> {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

/** The screen on display. */
export const shownPanel = (page: Page): Locator => page.getByRole('tabpanel').filter({ visible: true });

/** Opens the search by its keys; again when the page was not listening yet. */
export async function openSearch(page: Page): Promise<Locator> {
  const search = page.getByRole('combobox', { name: word('search.title') });
  await expect(async () => {
    if (!(await search.isVisible())) await page.keyboard.press('Control+k');
    await expect(search).toBeVisible({ timeout: 2000 });
  }).toPass();
  return search;
}

/**
 * Asks the open search for words, and waits until what it shows was found for them: the finds of earlier words stay for a moment, and
 * whatever is sought among those in vain is no proof.
 */
export async function findFor(page: Page, search: Locator, words: string): Promise<void> {
  const home = page.getByRole('option').filter({ has: page.getByText(titleOf('dashboard'), { exact: true }) });
  await search.fill(titleOf('dashboard'));
  await expect(home.first()).toBeVisible();
  await search.fill(words);
  await expect(home).toHaveCount(0);
}

/** Opens a page by its entry in the menu, be its section folded or not; with the search where the menu is put away. */
export async function openPage(page: Page, name: PageName): Promise<void> {
  const sidebar = page.getByRole('complementary');
  const entry = sidebar.locator(`nav a[href="${pathOf(name)}"]`);
  // On a narrow window the server's sidebar is there, out of sight, until the page is alive.
  if (!(await sidebar.isVisible()) || (await entry.count()) === 0) return findPage(page, name);
  await listening(entry);
  // Folded sections are out of the pointer's reach; that they unfold is a journey of its own.
  await entry.evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

const pathOf = (name: PageName): string | undefined => leaves(routeTable).find(({ titleKey }) => titleKey === `route.${name}`)?.path;

/** Finds a page with the search and opens it, as somebody does who knows its name. */
async function findPage(page: Page, name: PageName): Promise<void> {
  const search = await openSearch(page);
  await search.fill(titleOf(name));
  await expect(page.getByRole('option').first()).toContainText(titleOf(name));
  await search.press('Enter');
  await expect(search).toBeHidden();
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

/** Puts a field into the screen on display, so that any screen can be asked later whether it is still the same one. */
export async function leaveMark(page: Page, text: string): Promise<void> {
  await shownPanel(page).evaluate((panel, typed) => {
    const field = document.createElement('input');
    field.setAttribute('data-mark', '');
    panel.append(field);
    field.value = typed;
  }, text);
}

/** What stands in the mark of the screen on display; null when it is another screen by now. */
export const markOf = (page: Page): Promise<string | null> =>
  shownPanel(page).evaluate((panel) => panel.querySelector<HTMLInputElement>('[data-mark]')?.value ?? null);

/** Waits until an element stands there and answers: what the server drew can be seen before it can be used. */
export async function listening(element: Locator): Promise<void> {
  await element.waitFor();
  await alive(element.page());
}

/** A control of the navbar once it can be used. */
export async function tool(page: Page, name: string | RegExp): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('button', { name });
  await listening(button);
  return button;
}

/** Leaves by the person's menu; whether a question follows is for the test to see. */
export async function askToSignOut(page: Page): Promise<void> {
  await (await tool(page, word('shell.account'))).click();
  await page.getByRole('menuitem', { name: word('user.logout') }).click();
}

/** One line of a tab's own menu. */
export async function chooseInMenuOf(page: Page, name: PageName, entry: string): Promise<void> {
  await tab(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The question before unsaved input is lost. */
export const leaveQuestion = (page: Page): Locator => page.getByRole('alertdialog', { name: word('tags.leave.title') });
