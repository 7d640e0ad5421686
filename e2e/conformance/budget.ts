import { expect, type Page } from '@playwright/test';
import { HOME_PATH } from '../words';

/**
 * What the scripts of a page may weigh as they come over the wire until nothing more comes by itself, in KiB; docs/performance.md says what
 * they weigh and what is aimed at.
 */
const BUDGETS = { signIn: 172, list: 297, dashboard: 268, settings: 360, goods: 318 };

/** The same with all that comes when somebody goes through a page from its top to its end. */
export const WHOLE_BUDGET = 450;

/** Pages that hold more than a list: settings of many groups, the form of a good. */
const HEAVIER: readonly [RegExp, number][] = [
  [/^\/parameter\/(cash|system|os)Setting$/, BUDGETS.settings],
  [/\/(create|edit)\w+Goods/, BUDGETS.goods],
];

export const SIGN_IN_BUDGET = BUDGETS.signIn;

export function budgetOf(path: string): number {
  if (path === HOME_PATH) return BUDGETS.dashboard;
  return HEAVIER.find(([pages]) => pages.test(path))?.[1] ?? BUDGETS.list;
}

/** What the scripts weigh that a page has fetched so far, in KiB; asked of a page opened cold. */
export const scriptKiB = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter((each) => new URL(each.name).pathname.endsWith('.js'));
    return Math.round(
      scripts.reduce((sum, each) => sum + (each instanceof PerformanceResourceTiming ? each.encodedBodySize : 0), 0) / 1024,
    );
  });

/** Goes through a page: what waits for somebody to come near comes. */
export async function comeNear(page: Page): Promise<void> {
  const later = page.locator('[data-later]').filter({ visible: true });
  for (let left = await later.count(); left > 0; left -= 1) {
    await later.first().scrollIntoViewIfNeeded();
    await expect(later).toHaveCount(left - 1);
  }
}
