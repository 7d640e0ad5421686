import { expect, test, word } from '../fixtures';

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
