import type { Page } from '@playwright/test';

/** Waits until every part the server drew answers: what is typed or pressed before that may be lost. Other servers' pages are not waited for. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      !document.querySelector('script[src*="/_next/static/"]') ||
      (document.querySelector('[data-hydrated="true"]') && !document.querySelector('[data-hydrated="false"]')),
  );

/** Lets each visit of a page and each reload wait until its controls answer, unless the caller says what to wait for. */
export function visitAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await alive(page);
    return answer;
  };
}
