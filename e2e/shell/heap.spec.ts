import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { word } from '../words';
import { MEGABYTE, megabytes, settledMemory } from './held-memory';
import { bar, openPage, shownPanel, TWENTY, tab } from './open-pages';

/** Waits until the page on display has its content: what is left while it loads would be another thing each time. */
const loaded = (page: Page) => expect(shownPanel(page).locator('.MuiSkeleton-root')).toHaveCount(0);

async function openAndClose(page: Page): Promise<void> {
  for (const name of TWENTY) {
    await openPage(page, name);
    await loaded(page);
  }
  await tab(page, 'dashboard').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭全部', exact: true }).click();
  await expect(bar(page).getByRole('tab')).toHaveCount(1);
  await loaded(page);
}

test('S5: three rounds of twenty pages stay within a megabyte of the first', async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await signIn('admin');
  const session = await page.context().newCDPSession(page);
  await openAndClose(page);
  const first = await settledMemory(session);
  await openAndClose(page);
  await openAndClose(page);
  const third = await settledMemory(session);
  test.info().annotations.push({ type: 'heap', description: `${megabytes(first)}, then ${megabytes(third)}` });
  expect(third - first).toBeLessThan(MEGABYTE);
});

test('S6: forty pages open at once cost hardly more than the twenty that are kept alive', async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await signIn('admin');
  const session = await page.context().newCDPSession(page);
  const menu = page.getByRole('navigation', { name: word('shell.navigation') });
  const links = menu.locator('a[href^="/"]');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  const panels = page.getByRole('tabpanel', { includeHidden: true });
  const openUpTo = async (from: number, to: number) => {
    for (const path of paths.slice(from, to)) {
      // Folded sections are out of the pointer's reach; opening the page is what matters here.
      await menu.locator(`a[href="${path}"]`).evaluate((link) => link instanceof HTMLElement && link.click());
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(bar(page).getByRole('tab', { selected: true })).toBeVisible();
      await loaded(page);
    }
    return settledMemory(session);
  };
  const twenty = await openUpTo(0, 20);
  const forty = await openUpTo(20, 40);
  await expect(bar(page).getByRole('tab')).toHaveCount(40);
  await expect(panels).toHaveCount(20);
  test.info().annotations.push({ type: 'heap', description: `${megabytes(twenty)}, then ${megabytes(forty)}` });
  expect(forty - twenty).toBeLessThan(3 * MEGABYTE);
});
