import type { Page, Route } from '@playwright/test';
import { goodsPlaces } from '@/components/goods/goods-places';
import { HARDWARE } from '@/lib/contract/goods/kind';
import { expect, test, word } from '../fixtures';
import { heldBack, withoutDeadlines } from '../held-back';
import { chooseInMenuOf, openPage, shownPanel, showPage, tab, tool } from './open-pages';

const bar = (page: Page) => page.locator('#nprogress');
const menu = (page: Page) => page.getByRole('navigation', { name: word('shell.navigation') });

async function openSection(page: Page): Promise<void> {
  await tool(page, word('shell.account'));
  await menu(page)
    .getByRole('button', { name: word('route.member'), exact: true })
    .click();
}

test('S16: one bar without a spinner stands while a page is on its way, and the title follows', async ({ page, signIn }) => {
  await signIn('admin');
  await openSection(page);
  const held: Route[] = [];
  await page.route('**/member/pointRecord**', (route) => void held.push(route));
  await menu(page)
    .getByRole('link', { name: word('route.pointRecord') })
    .click();
  await expect(bar(page)).toHaveCount(1);
  await expect(bar(page).getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  for (const route of held) await route.continue();
  await expect(tab(page, 'pointRecord')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveTitle(`${word('route.pointRecord')} - 中央管理控制台`);
  await expect(bar(page)).toHaveCount(0);
});

test('S16: the bar ends after a page that cannot be fetched, a refresh, an unknown address and Back', async ({ page, signIn }) => {
  await signIn('admin');
  await openSection(page);
  // The router asks the server itself when the soft way fails.
  await page.route('**/member/pointRecord?_rsc*', (route) => route.abort());
  await menu(page)
    .getByRole('link', { name: word('route.pointRecord') })
    .click();
  await expect(page).toHaveURL(/\/member\/pointRecord$/);
  await expect(tab(page, 'pointRecord')).toHaveAttribute('aria-selected', 'true');
  await expect(bar(page)).toHaveCount(0);
  await openPage(page, 'memberLevel');
  await chooseInMenuOf(page, 'memberLevel', word('tags.refresh'));
  await expect(page).toHaveURL('/member/memberLevel');
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(tab(page, 'pointRecord')).toHaveAttribute('aria-selected', 'true');
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/nothing/here');
  await expect(page).toHaveURL('/404');
  await expect(bar(page)).toHaveCount(0);
});

test('S16: a list that moves to its last page by itself does not call off the page that was asked for', async ({ page, signIn }) => {
  await withoutDeadlines(page);
  await signIn('admin');
  await openSection(page);
  await openPage(page, 'memberList');
  await expect(shownPanel(page).getByRole('row').nth(1)).toBeVisible();
  const listArrives = await heldBack(page, /member\/list\?/);
  await page.evaluate(() => window.history.pushState(null, '', '/member/memberList?currPage=9999'));
  const pageArrives = await heldBack(page, /\/member\/pointRecord\?_rsc/);
  const asked = page.waitForRequest(/\/member\/pointRecord\?_rsc/);
  await menu(page)
    .getByRole('link', { name: word('route.pointRecord') })
    .click();
  await asked;
  const answered = page.waitForResponse(/member\/list\?/);
  listArrives();
  await answered;
  await expect(shownPanel(page).getByRole('region', { name: word('list.tableRegion') })).toHaveAttribute('aria-busy', 'false');
  pageArrives();
  await expect(tab(page, 'pointRecord')).toHaveAttribute('aria-selected', 'true');
  await showPage(page, 'memberList');
  await expect(shownPanel(page).getByRole('row').nth(1)).toBeVisible();
  await expect(page).not.toHaveURL(/currPage=9999/);
});

test('S16: the bar stands while a page is on its way that an action of a row leads to', async ({ page, signIn }) => {
  await withoutDeadlines(page);
  await signIn('admin');
  await page.goto(goodsPlaces[HARDWARE].list);
  const arrives = await heldBack(page, /\/editHardwareGoods\/\d+\?.*_rsc/);
  await shownPanel(page)
    .getByRole('button', { name: word('common.edit'), exact: true })
    .first()
    .click();
  await expect(bar(page)).toHaveCount(1);
  arrives();
  await expect(page).toHaveURL(/\/editHardwareGoods\/\d+$/);
  await expect(bar(page)).toHaveCount(0);
});
