import type { Page } from '@playwright/test';

/** Keeps calls of a page on their way until the answer is called. */
export async function heldBack(page: Page, url: string | RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(url, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Calls of a page have all the time there is: one that is held back would run into its deadline on a slow day. */
export const withoutDeadlines = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
