import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { bar, openPage, TWENTY, tab } from './open-pages';

const MEGABYTE = 1024 * 1024;

/** Bytes of JavaScript that survive a collection; asked twice, because what a first one frees may free more. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function openAndClose(page: Page): Promise<void> {
  for (const name of TWENTY) await openPage(page, name);
  await tab(page, 'dashboard').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭全部', exact: true }).click();
  await expect(bar(page).getByRole('tab')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}

test('S5: three rounds of twenty pages stay within a megabyte of the first', async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await signIn('admin');
  const session = await page.context().newCDPSession(page);
  await openAndClose(page);
  const first = await heapOf(session);
  await openAndClose(page);
  await openAndClose(page);
  const third = await heapOf(session);
  test
    .info()
    .annotations.push({ type: 'heap', description: `${(first / MEGABYTE).toFixed(1)} MB, then ${(third / MEGABYTE).toFixed(1)} MB` });
  expect(third - first).toBeLessThan(MEGABYTE);
});
