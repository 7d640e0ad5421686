import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';

/** Faults that keep people out: everything axe calls serious or critical. */
async function grave(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`),
    );
}

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`S20: in ${scheme} at ${width} px`, () => {
      test.use({ colorScheme: scheme, viewport: { width, height: 900 } });

      test('the sign-in has no grave fault', async ({ page }) => {
        await page.goto('/login');
        if (scheme === 'dark') await chooseDark(page);
        await page.waitForLoadState('networkidle');
        expect(await grave(page)).toEqual([]);
        await page.getByRole('button', { name: word('login.submit') }).click();
        await expect(page.getByText('请输入账号')).toBeVisible();
        expect(await grave(page)).toEqual([]);
      });

      test('the dashboard and the menu of the person have no grave fault', async ({ page, signIn }) => {
        await signIn('admin');
        if (scheme === 'dark') await chooseDark(page);
        await expect(page.getByText(word('dashboard.todos.unshipped'))).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await grave(page)).toEqual([]);
        await page.getByRole('button', { name: word('shell.account') }).click();
        await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
        expect(await grave(page)).toEqual([]);
      });
    });
  }
}

/** The choice of the person wins over the system's; the first click leaves whatever stands for dark. */
async function chooseDark(page: Page): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-color-scheme')) !== 'dark') await page.getByRole('button', { name: word('shell.scheme') }).click();
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');
}
