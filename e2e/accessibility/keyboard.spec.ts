import type { Locator, Page } from '@playwright/test';
import { expect, HOME_PATH, LOGIN_PATH, test, word } from '../fixtures';
import { bar, listening, openSearch, shownPanel, tab, titleOf, tool } from '../shell/open-pages';
import { PASSWORD } from '../stack/api-caller';

/** Goes on with the Tab key until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

test('S20: sign-in, menu, tabs, search, settings and sign-out without a mouse', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(LOGIN_PATH);
  const username = page.locator('input[name="username"]');
  await listening(username);
  await tabTo(page, username);
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === HOME_PATH);
  await tool(page, word('shell.account'));

  const skip = page.getByRole('link', { name: word('shell.skip') });
  await tabTo(page, skip, 'Shift+Tab');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('navigation', { name: word('shell.navigation') });
  const group = menu.getByRole('button', { name: word('route.member'), exact: true });
  await tabTo(page, group, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, menu.getByRole('link', { name: titleOf('pointRecord') }));
  await page.keyboard.press('Enter');
  await expect(tab(page, 'pointRecord')).toHaveAttribute('aria-selected', 'true');

  // The page that was opened takes the focus; its tab lies before it.
  await expect(shownPanel(page)).toBeFocused();
  await tabTo(page, tab(page, 'pointRecord'), 'Shift+Tab');
  await page.keyboard.press('Home');
  await expect(tab(page, 'dashboard')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'dashboard')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('tab')).toHaveCount(1);

  const search = await openSearch(page);
  await page.keyboard.type(titleOf('memberLevel'));
  await expect(page.getByRole('option').first()).toContainText(titleOf('memberLevel'));
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(tab(page, 'memberLevel')).toHaveAttribute('aria-selected', 'true');

  const settings = await tool(page, word('screen.settings'));
  await tabTo(page, settings);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: word('settings.title') });
  const close = drawer.getByRole('button', { name: word('settings.close') });
  await expect(close).toBeVisible();
  // The focus is caught inside until the drawer is left, and then back where it came from.
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((node) => node.contains(document.activeElement) || document.activeElement === document.body)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(settings).toBeFocused();

  await tabTo(page, await tool(page, word('shell.account')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === LOGIN_PATH);
});

for (const percent of [200, 400]) {
  test(`S20: at ${percent} % zoom nothing scrolls sideways and everything is in reach`, async ({ page, signInByForm }) => {
    // Zoom is a smaller window to the page: 1440 x 900 divided by it.
    await page.setViewportSize({ width: Math.round(144000 / percent), height: Math.round(90000 / percent) });
    await signInByForm('admin', { at: '/login?redirect=%2Fmember%2FmemberList' });
    for (const name of [word('shell.openDrawer'), word('screen.search'), word('screen.settings'), word('shell.account')])
      await expect(await tool(page, name)).toBeInViewport();
    await expect(page.getByText(word('page.total').split('{n}')[0] ?? '').first()).toBeVisible();
    for (const address of ['/member/memberList', HOME_PATH]) {
      await page.goto(address);
      await tool(page, word('shell.account'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    }
    await (await tool(page, word('shell.account'))).click();
    const out = page.getByRole('menuitem', { name: '退出登录' });
    await out.scrollIntoViewIfNeeded();
    await expect(out).toBeInViewport();
  });
}

test('S20: in a long form the Tab key leads to nothing that head or footer cover', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/parameter/systemSetting');
  const first = page.locator('form .cards input:visible').first();
  await listening(first);
  await first.focus();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(coveredFocus), `${key} ${press}`).toBeNull();
    }
});

/** Runs in the page: the name of what has the focus when nothing of it can be seen. */
function coveredFocus(): string | null {
  const at = document.activeElement;
  const box = at?.getBoundingClientRect();
  if (!at || !box || box.width < 4 || box.height < 4) return null;
  const seen = [0.2, 0.5, 0.8].some((part) => {
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
    return there !== null && (at.contains(there) || there.contains(at));
  });
  return seen ? null : `${at.tagName} ${at.getAttribute('aria-label') ?? at.getAttribute('name') ?? ''}`;
}
