import type { Page } from '@playwright/test';
import { expect, LOGIN_PATH, test } from '../fixtures';

/**
 * What pages may bring in scripts until they are drawn and alive, in KiB as they come over the wire (refit.md 12). The last three are
 * over what was decided (315 for the dashboard, 450 for any screen); they may become lighter, never heavier.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  [LOGIN_PATH]: 208,
  '/member/memberList': 325,
  '/goods/hardwareGoods/hardwareGoodsList': 450,
  '/order/hardwareGoodsOrderList': 450,
  '/marketing/coupon': 450,
  '/parameter/indexSetting': 450,
  '/dashboard': 350,
  '/goods/hardwareGoods/createHardwareGoods': 610,
  '/parameter/osSetting': 535,
};

async function scriptsOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.locator('.MuiSkeleton-root:visible, [aria-busy="true"]:visible')).toHaveCount(0);
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  // A script out of a cache would count for nothing.
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts)).toBeGreaterThan(0);
  return Math.round(scripts.reduce((sum, bytes) => sum + bytes, 0) / 1024);
}

test('no page brings more scripts than its budget', async ({ page, signIn }) => {
  const heavy: string[] = [];
  for (const [path, most] of Object.entries(BUDGETS)) {
    if (path !== LOGIN_PATH) await signIn('admin', { at: false });
    const kib = await scriptsOf(page, path);
    test.info().annotations.push({ type: 'KiB', description: `${path} ${kib}` });
    if (kib > most) heavy.push(`${path}: ${kib} KiB, at most ${most}`);
  }
  expect(heavy).toEqual([]);
});
