import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { word } from '../words';
import { grown, type Held, MEGABYTE, megabytes, settledMemory } from './held-memory';
import { bar, shownPanel, tab } from './open-pages';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** How many pages are kept alive, of forty. */
const ALIVE = 5;

const menu = (page: Page) => page.getByRole('navigation', { name: word('shell.navigation') });
const note = (looks: readonly Held[]) =>
  test.info().annotations.push({ type: 'heap', description: looks.map(({ bytes }) => megabytes(bytes)).join(', then ') });

/** Waits until the page on display has its content: what is left while it loads would be another thing each time. */
const loaded = (page: Page) =>
  expect(shownPanel(page).locator(':is(.MuiSkeleton-root, [data-waiting]):not([data-later] *)')).toHaveCount(0);

/** Addresses of the first pages of the menu, the home page aside. */
async function menuPaths(page: Page, count: number): Promise<string[]> {
  await expect(menu(page).locator('a[href="/dashboard"]')).toBeVisible();
  const all = await menu(page)
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(all)].filter((path) => path !== '/dashboard').slice(0, count);
}

async function open(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // Folded sections are out of the pointer's reach; opening the page is what matters here.
    await menu(page)
      .locator(`a[href="${path}"]`)
      .evaluate((link) => link instanceof HTMLElement && link.click());
    await expect(bar(page).locator(`[data-path="${path}"]`)).toHaveAttribute('aria-selected', 'true');
    await loaded(page);
  }
}

async function openAndClose(page: Page, paths: readonly string[]): Promise<void> {
  await open(page, paths);
  await tab(page, 'dashboard').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭全部', exact: true }).click();
  await expect(bar(page).getByRole('tab')).toHaveCount(1);
  await loaded(page);
}

test('S5: three rounds of twenty pages stay within a megabyte of the first', async ({ page, signIn }) => {
  await signIn('admin');
  const session = await page.context().newCDPSession(page);
  const paths = await menuPaths(page, 20);
  expect(paths).toHaveLength(20);
  await openAndClose(page, paths);
  const first = await settledMemory(session);
  await openAndClose(page, paths);
  await openAndClose(page, paths);
  const third = await settledMemory(session);
  note([first, third]);
  expect(third.bytes - first.bytes, grown(first, third)).toBeLessThan(MEGABYTE);
});

test('S6: forty pages open at once cost hardly more than those that are kept alive', async ({ page, signIn }) => {
  // Few of them, as each is looked through twice.
  await page.addInitScript((liveTabs) => localStorage.setItem('settings', JSON.stringify({ liveTabs })), ALIVE);
  await signIn('admin');
  const session = await page.context().newCDPSession(page);
  const paths = await menuPaths(page, 39);
  await open(page, paths);
  await expect(bar(page).getByRole('tab')).toHaveCount(40);
  await expect(page.locator('[role="tabpanel"][id^="tab-panel-"]')).toHaveCount(ALIVE);
  const forty = await settledMemory(session);
  // The same stay alive, with the code of all forty loaded: the difference is what those hold that are not alive.
  const alive = await bar(page)
    .locator('[role="tab"]')
    .evaluateAll((tabs) =>
      tabs.filter(({ id }) => document.getElementById(id.replace('tab-', 'tab-panel-'))).map((tab) => tab.getAttribute('data-path')),
    );
  expect(alive).toHaveLength(ALIVE);
  await bar(page).locator(`[data-path="${alive[0]}"]`).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭左侧', exact: true }).click();
  await expect(bar(page).getByRole('tab').nth(1)).toHaveAttribute('data-path', String(alive[0]));
  await expect(page.locator('[role="tabpanel"][id^="tab-panel-"]')).toHaveCount(ALIVE);
  const alone = await settledMemory(session);
  note([alone, forty]);
  expect(forty.bytes - alone.bytes, grown(alone, forty)).toBeLessThan(3 * MEGABYTE);
});
