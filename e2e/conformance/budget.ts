import type { Page } from '@playwright/test';

/** What the scripts of a page may weigh as they come over the wire, in KiB. */
export const BUDGET = { signIn: 208, dashboard: 315, list: 325, screen: 450 };

/** What the scripts weigh that a page has fetched so far, in KiB; asked of a page opened cold. */
export const scriptKiB = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter((each) => new URL(each.name).pathname.endsWith('.js'));
    return Math.round(
      scripts.reduce((sum, each) => sum + (each instanceof PerformanceResourceTiming ? each.encodedBodySize : 0), 0) / 1024,
    );
  });
