import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { openSearch, tab, tool } from '../shell/open-pages';

/** Everything axe calls serious or critical, and whatever lies outside the landmarks. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'region' || id.startsWith('landmark'))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`),
    );
}

/** Opens the console as somebody left it, from the first paint on. */
async function leftWith(page: Page, origin: string, settings: object): Promise<void> {
  await page.context().addCookies([{ name: 'settings', value: encodeURIComponent(JSON.stringify(settings)), url: origin }]);
  await page.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify(settings));
}

for (const colourMode of ['light', 'dark'] as const) {
  for (const size of ['default', 'medium', 'small', 'mini'] as const) {
    test(`S20: frame, list, palette, settings and menus have no grave fault in ${colourMode} at size ${size}`, async ({
      page,
      signIn,
      world,
    }) => {
      test.setTimeout(150_000);
      await leftWith(page, world.origin, { colourMode, size });
      await signIn('admin', { at: '/member/memberList' });
      await expect(page.locator('html')).toHaveAttribute('data-size', size);
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colourMode);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await tool(page, word('shell.account'));
      expect(await faults(page)).toEqual([]);
      const search = await openSearch(page);
      await search.fill('yonghu');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await search.press('Escape');
      await expect(search).toBeHidden();
      await (await tool(page, word('screen.settings'))).click();
      const drawer = page.getByRole('dialog', { name: word('settings.title') });
      await expect(drawer.getByRole('radio').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await tab(page, 'memberList').click({ button: 'right' });
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      // A menu lies over the page, outside of every landmark, as its pattern has it.
      expect((await faults(page)).filter((fault) => !fault.startsWith('region .MuiPaper-root'))).toEqual([]);
    });
  }
}
