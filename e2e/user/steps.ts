import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { MOST_WHOLE } from '@/components/list/table/most-whole';
import { PAGE_SIZES } from '@/lib/contract/call/page';
import { visitAlive } from '../alive';
import { fillLogin, LOGIN_PATH, word } from '../fixtures';
import { PASSWORD } from '../stack/api-caller';
import type { TestStack } from '../stack/test-stack';

export const ROLES = '/system/systemRolesList';
export const USERS = '/system/systemUserList';

let made = 0;

/** A name nobody else of this run has. */
export function freshName(prefix: string): string {
  made += 1;
  return `${prefix}_${process.pid}_${made}`;
}

/**
 * A list whose rows have arrived, which also means that its buttons listen: the newest, on the longest page that is drawn whole. Other journeys add
 * to these lists, so whoever needs a row that was there before them searches for it.
 */
export async function openList(page: Page, path: string, keyword = ''): Promise<void> {
  const pageSize = Math.max(...PAGE_SIZES.filter((size) => size <= MOST_WHOLE));
  await page.goto(`${path}?pageSize=${pageSize}${keyword === '' ? '' : `&keyword=${keyword}`}`);
  await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
}

/** The row that shows a text in a cell of its own. */
export const rowOf = (page: Page, text: string): Locator =>
  page.locator('tbody tr[data-id]').filter({ has: page.getByText(text, { exact: true }) });

/** A line of the permission tree. */
export const permission = (page: Page, name: string): Locator =>
  page
    .getByRole('treeitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last();

export const save = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: word('form.save'), exact: true })
    .click();

/** Somebody else at another computer, signed in. */
export async function elsewhere(browser: Browser, world: TestStack, username: string, password = PASSWORD): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.origin, viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  visitAlive(page);
  await page.goto(LOGIN_PATH);
  await fillLogin(page, username, password);
  await page.waitForURL((url) => url.pathname !== LOGIN_PATH);
  return page;
}

/** The addresses of the sidebar. */
export async function menuPaths(page: Page): Promise<(string | null)[]> {
  const links = page.getByRole('navigation', { name: word('shell.navigation') }).locator('a');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
}
