import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { makeAdministrator } from '../stack/administrators';
import { listening, openPage, tab, titleOf, tool } from './open-pages';
import { recordPages } from './record-pages';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: word('shell.navigation') });
const widthOf = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);
const sidebar = (page: Page): Locator => page.locator('aside').filter({ has: menu(page) });

test('S18: 210 px with the long brand, collapsed to icons with the short one, and so again at the next visit', async ({ page, signIn }) => {
  await signIn('admin');
  await expect.poll(() => widthOf(sidebar(page))).toBe(210);
  await expect(sidebar(page).getByText(word('app.brandLong'), { exact: true })).toBeVisible();
  await (await tool(page, word('shell.closeMenu'))).click();
  await expect.poll(() => widthOf(sidebar(page))).toBe(54);
  await expect(sidebar(page).getByText(word('app.brandShort'), { exact: true })).toBeVisible();
  await expect(sidebar(page).getByText(word('app.brandLong'), { exact: true })).toHaveCount(0);
  const html = await (await page.request.get('/dashboard')).text();
  expect(html).toMatch(/<aside[^>]*data-collapsed="true"/);
  await page.reload();
  expect(await widthOf(sidebar(page))).toBe(54);
  const group = menu(page).getByRole('button', { name: word('route.member') });
  await listening(group);
  await group.hover();
  await page.getByRole('link', { name: word('route.pointRecord') }).click();
  await expect(tab(page, 'pointRecord')).toHaveAttribute('aria-selected', 'true');
  await expect(group).toHaveAttribute('data-lit', 'true');
});

test('S18: the brand can be left out', async ({ page, signIn }) => {
  await signIn('admin');
  await (await tool(page, word('screen.settings'))).click();
  await page
    .getByRole('dialog', { name: word('settings.title') })
    .getByLabel(word('settings.sidebarLogo'))
    .click();
  await expect(sidebar(page).getByText(word('app.brandLong'), { exact: true })).toHaveCount(0);
});

test('S18: groups nest and fold, and a hidden page lights up its list', async ({ page, signIn, world }) => {
  const [hidden] = await recordPages(world);
  await signIn('admin', { at: hidden });
  const list = menu(page).getByRole('link', { name: word('route.formGoodsList'), exact: true });
  await expect(list).toHaveAttribute('aria-current', 'page');
  await expect(list).toBeInViewport();
  const goods = menu(page).getByRole('button', { name: word('route.goods'), exact: true });
  await listening(goods);
  await goods.click();
  await expect(goods).toHaveAttribute('aria-expanded', 'false');
  await expect(list).not.toBeInViewport();
  await expect(menu(page).locator('a[href*="editFormGoods"]')).toHaveCount(0);
});

test('S18: a section that opens with its page moves the ones below at once, one that is pressed softly', async ({ page, signIn }) => {
  await signIn('admin');
  const below = menu(page).getByRole('button', { name: word('route.system'), exact: true });
  const goods = menu(page).getByRole('button', { name: word('route.goods'), exact: true });
  const open = await placesOf(below);
  await openPage(page, 'createFormGoods');
  await expect(goods).toHaveAttribute('aria-expanded', 'true');
  expect(await open()).toHaveLength(2);
  const press = await placesOf(below);
  // Slow enough to be seen on the way, however far apart the frames are.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await goods.click();
  await expect(goods).toHaveAttribute('aria-expanded', 'false');
  expect((await press()).length).toBeGreaterThan(2);
});

/** How many frames in a row something stands still that has come to rest; none of its slides pauses for so long. */
const AT_REST = 20;

/** Watches an element frame by frame; tells how high it stood, once it is at rest. */
async function placesOf(element: Locator): Promise<() => Promise<readonly number[]>> {
  const watching = await element.evaluateHandle((watched) => {
    const seen = { tops: [] as number[], frames: 0 };
    const look = () => {
      const { top } = watched.getBoundingClientRect();
      seen.frames += 1;
      if (top !== seen.tops.at(-1)) Object.assign(seen, { tops: [...seen.tops, top], frames: 0 });
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return async () => {
    // Frames before the page had heard of what moves it say nothing.
    await watching.evaluate((seen) => void Object.assign(seen, { frames: 0 }));
    await expect.poll(() => watching.evaluate(({ frames }) => frames)).toBeGreaterThan(AT_REST);
    return watching.evaluate(({ tops }) => tops);
  };
}

test('S18: a section with one permitted page is that page', async ({ page, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P3']);
  await signIn(username);
  await expect(menu(page).getByRole('button', { name: word('route.shopping'), exact: true })).toHaveCount(0);
  const page1 = menu(page).getByRole('link', { name: word('route.finace'), exact: true });
  await expect(page1).toBeVisible();
  await page1.click();
  await expect(tab(page, 'finace')).toHaveAttribute('aria-selected', 'true');
});

test('S18: the breadcrumb leads home and to the first page of each section', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'memberLevel');
  const crumbs = page.getByRole('navigation', { name: word('shell.breadcrumb') });
  await expect(crumbs.getByRole('listitem')).toHaveText([titleOf('dashboard'), word('route.member'), titleOf('memberLevel')]);
  await crumbs.getByRole('link', { name: word('route.member') }).click();
  await expect(tab(page, 'memberList')).toHaveAttribute('aria-selected', 'true');
  await crumbs.getByRole('link', { name: titleOf('dashboard') }).click();
  await expect(tab(page, 'dashboard')).toHaveAttribute('aria-selected', 'true');
});

test('S18: below 992 px it is a drawer: closed at load, closed by its backdrop and by a navigation', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await signIn('admin');
  await expect(menu(page)).toBeHidden();
  const opener = await tool(page, word('shell.openDrawer'));
  await opener.click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(900, 400);
  await expect(menu(page)).toBeHidden();
  await opener.click();
  await menu(page)
    .getByRole('button', { name: word('route.marketing') })
    .click();
  await menu(page)
    .getByRole('link', { name: word('route.coupon') })
    .click();
  await expect(tab(page, 'coupon')).toHaveAttribute('aria-selected', 'true');
  await expect(menu(page)).toBeHidden();
  await opener.click();
  await expect(menu(page)).toBeVisible();
  await page.reload();
  await tool(page, word('shell.openDrawer'));
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => widthOf(sidebar(page))).toBe(210);
});
