import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';

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
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto('/member/memberList', { waitUntil: 'commit' });
    const rows = page.locator('tbody tr[data-id]');
    await expect(rows).toHaveCount(20);
    await expect(rows.first()).toBeVisible({ visible: shown });
    await expect(page.locator('thead')).toBeVisible({ visible: shown });
    await page.unroute('**/_next/static/chunks/**');
    await page.goto('/member/memberList');
    const cards = page.getByRole('list', { name: word('list.tableRegion') }).getByRole('listitem');
    await expect(cards).toHaveCount(shown ? 0 : 20);
    await expect(rows).toHaveCount(shown ? 20 : 0);
  });

const withoutCode = (page: Page) => page.route('**/_next/static/chunks/**', (route) => route.abort());

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
    await page.unroute('**/_next/static/chunks/**');
    await page.goto('/member/memberList');
    await cards.first().getByRole('checkbox').click();
    await expect(cards.first()).toHaveAttribute('aria-current', 'true');
  });
});
