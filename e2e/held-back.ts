import type { Page } from '@playwright/test';

/** Keeps calls of a page on their way until the answer is called. */
export async function heldBack(page: Page, url: string | RegExp): Promise<() => void> {
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
