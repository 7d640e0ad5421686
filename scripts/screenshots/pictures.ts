import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/fixtures';
import { openPage, shownPanel, tool } from '@/e2e/shell/open-pages';
import { inProject } from '@/e2e/stack/project';
import type { TestStack } from '@/e2e/stack/test-stack';
import { word } from '@/e2e/words';

const FOLDER = inProject('docs/screenshots');
/** Noon of the day the demo was made on, as its figures of "today" and of the days before count from that; the greeting is the same each time. */
async function stopAtNoon({ sql, api }: TestStack): Promise<void> {
  const [day] = await sql<{ noon: string }>("select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD 12:00:00') as noon");
  await api.setClock(day?.noon ?? null);
}

const windows = [
  { name: '', width: 1440, height: 900 },
  { name: '-phone', width: 390, height: 844 },
] as const;

for (const { name, ...viewport } of windows)
  for (const colourMode of ['light', 'dark'] as const) {
    const suffix = `${name}${colourMode === 'dark' ? '-dark' : ''}`;
    test.describe(`${viewport.width} px, ${colourMode}`, () => {
      test.use({ viewport, reducedMotion: 'reduce' });

      test('dashboard and a list in the frame', async ({ page, signIn, world }) => {
        await stopAtNoon(world);
        await worn(page, world.origin, colourMode);
        await signIn('admin');
        await expect(page.getByText(word('dashboard.todayOrders'))).toBeVisible();
        await take(page, `dashboard${suffix}`);
        await openPage(page, 'systemRolesList');
        await openPage(page, 'coupon');
        await openPage(page, 'memberList');
        await expect(shownPanel(page).getByLabel(word('page.label'), { exact: true })).toBeVisible();
        await take(page, `shell${suffix}`);
      });
    });
  }

async function worn(page: Page, origin: string, colourMode: 'light' | 'dark'): Promise<void> {
  const settings = JSON.stringify({ colourMode });
  await page.context().addCookies([{ name: 'settings', value: encodeURIComponent(settings), url: origin }]);
  await page.addInitScript((text) => localStorage.setItem('settings', text), settings);
}

/** A still picture in few colours: the repository keeps it. */
async function take(page: Page, name: string): Promise<void> {
  await tool(page, word('shell.account'));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.MuiSkeleton-root, [data-waiting]').filter({ visible: true })).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)),
    )
    .toBe(true);
  mkdirSync(FOLDER, { recursive: true });
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toFile(`${FOLDER}/${name}.png`);
}
