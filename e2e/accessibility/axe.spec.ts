import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { openSearch, tab, tool } from '../shell/open-pages';
import { faultsInBothSchemes, graveFaults, leftWith } from './grave';

for (const width of [1440, 390])
  test(`S20: at ${width} px the sign-in has no grave fault, in light or in dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/login');
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: word('login.submit') }).click();
    await expect(page.getByText('请输入账号')).toBeVisible();
    expect(await faultsInBothSchemes(page)).toEqual([]);
  });

test('S20: on a phone the dashboard and the menu of the person have no grave fault, in light or in dark', async ({
  page,
  signIn,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await leftWith(page, world.origin, { colourMode: 'light' });
  await signIn('admin');
  await expect(page.getByText(word('dashboard.todos.unshipped'))).toBeVisible();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await (await tool(page, word('shell.account'))).click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** The frame around a list, and whatever opens over it; the walk looks at the screens themselves. */
async function lookAtFrame(page: Page, look: () => Promise<string[]>): Promise<void> {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await tool(page, word('shell.account'));
  expect(await look(), 'the list').toEqual([]);
  const search = await openSearch(page);
  await search.fill('yonghu');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await look(), 'the palette').toEqual([]);
  await search.press('Escape');
  await expect(search).toBeHidden();
  await (await tool(page, word('screen.settings'))).click();
  const drawer = page.getByRole('dialog', { name: word('settings.title') });
  await expect(drawer.getByRole('radio').first()).toBeVisible();
  expect(await look(), 'the settings').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // A menu lies over the page, outside of every landmark, as its pattern has it.
  const menuFaults = async () => (await look()).filter((fault) => !/^(in the dark: )?region \.MuiPaper-root/.test(fault));
  await tab(page, 'memberList').click({ button: 'right' });
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await menuFaults(), 'the menu of a tab').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await (await tool(page, word('shell.account'))).click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  expect(await menuFaults(), 'the menu of the person').toEqual([]);
}

test('S20: frame, list, palette, settings and menus have no grave fault, in light or in dark', async ({ page, signIn, world }) => {
  await leftWith(page, world.origin, { colourMode: 'light' });
  await signIn('admin', { at: '/member/memberList' });
  await lookAtFrame(page, () => faultsInBothSchemes(page, { landmarks: true }));
});

// From size to size only lengths shrink: what is large enough to press at the smallest is so at those between.
test('S20: nor at the smallest size, whose colours are the same', async ({ page, signIn, world }) => {
  await leftWith(page, world.origin, { colourMode: 'light', size: 'mini' });
  await signIn('admin', { at: '/member/memberList' });
  await expect(page.locator('html')).toHaveAttribute('data-size', 'mini');
  await lookAtFrame(page, () => graveFaults(page, { landmarks: true, contrast: false }));
});
