import type { Page } from '@playwright/test';
import { homeLayoutRead } from '@/lib/contract/home-layout';
import { kingKongList } from '@/lib/contract/king-kong';
import { otherStoreConfigInfo } from '@/lib/contract/other-store-config';
import { readStoreInfo } from '@/lib/contract/store-info';
import { systemConfigInfo } from '@/lib/contract/system-config';
import { expect, test, word } from '../fixtures';
import { recordPages } from '../shell/record-pages';

const CODE = '**/_next/static/chunks/**';
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36';

for (const [width, shown] of [
  [1440, true],
  [390, false],
] as const)
  test(`L1: what the server drew of a list is a table at ${width} px${shown ? '' : ' no more: cards on their way, then cards'}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn('admin', { at: false });
    // The page as it stands before its code has come.
    await page.route(CODE, (route) => route.abort());
    await page.goto('/member/memberList', { waitUntil: 'commit' });
    const rows = page.locator('tbody tr[data-id]');
    await expect(rows).toHaveCount(20);
    await expect(rows.first()).toBeVisible({ visible: shown });
    await expect(page.locator('thead')).toBeVisible({ visible: shown });
    await page.unroute(CODE);
    await page.goto('/member/memberList');
    const cards = page.getByRole('list', { name: word('list.tableRegion') }).getByRole('listitem');
    await expect(cards).toHaveCount(shown ? 0 : 20);
    await expect(rows).toHaveCount(shown ? 20 : 0);
  });

const withoutCode = (page: Page) => page.route(CODE, (route) => route.abort());

test('L1: the figures of the home page are there before its code has come', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  await withoutCode(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const figures = page.getByRole('group', { name: word('dashboard.figures') });
  await expect(figures.locator('dd.value').first()).toBeVisible();
  await expect(figures.locator('.MuiSkeleton-root')).toHaveCount(0);
  await expect(figures.locator('dd.value').first()).toHaveText(/^[\d,]+$/);
  await expect(
    page
      .getByRole('region', { name: word('dashboard.todo') })
      .getByRole('listitem')
      .first(),
  ).toHaveText(/\d/);
});

/** Screens without a list that read before they show anything, and what they read. */
const SCREENS = [
  ['/goods/formGoods/createFormGoods', [systemConfigInfo]],
  ['/parameter/systemSetting', [systemConfigInfo, readStoreInfo]],
  ['/parameter/osSetting', [otherStoreConfigInfo]],
  ['/parameter/indexSetting', [kingKongList, homeLayoutRead]],
  ['/parameter/cashSetting', [homeLayoutRead, kingKongList]],
] as const;

test('L1: forms and settings are there before their code has come, and it does not read them again', async ({ page, signIn, world }) => {
  await signIn('admin', { at: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Goods are read once more: their form says how they stand as it is opened.
  const [record] = await recordPages(world);
  for (const [address, reads] of [...SCREENS, [record, []] as const]) {
    await withoutCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    // No skeleton has one.
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first(), address).toBeVisible();
    await page.unroute(CODE);
    await page.goto(address);
    for (const { path } of reads) expect(asked).not.toContain(`/api${path}`);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: PHONE });

  test('L1: the cards of a list are there before its code has come', async ({ page, signIn }) => {
    await signIn('admin', { at: false });
    await withoutCode(page);
    await page.goto('/member/memberList', { waitUntil: 'commit' });
    const cards = page.getByRole('list', { name: word('list.tableRegion') }).getByRole('listitem');
    await expect(cards).toHaveCount(20);
    await expect(cards.first()).toBeVisible();
    await expect(page.locator('table')).toHaveCount(0);
    await page.unroute(CODE);
    await page.goto('/member/memberList');
    await cards.first().getByRole('checkbox').click();
    await expect(cards.first()).toHaveAttribute('aria-current', 'true');
  });
});
