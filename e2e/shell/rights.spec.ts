import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { makeAdministrator } from '../stack/administrators';
import type { TestStack } from '../stack/test-stack';
import { bar, leaveMark, markOf, openPage, tab, titleOf, tool } from './open-pages';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: word('shell.navigation') });
const couponLink = (page: Page): Locator => menu(page).locator('a[href="/marketing/coupon"]');
const changed = (page: Page): Locator => page.getByRole('status').filter({ hasText: word('screen.rights.changed') });
const updated = (page: Page): Locator => page.getByRole('status').filter({ hasText: word('screen.rights.updated') });

/** What somebody who manages roles does meanwhile. */
async function grant(world: TestStack, roleId: number, permissions: readonly string[]): Promise<void> {
  const [role] = await world.sql<{ name: string; code: string; version: number }>('select name, code, version from role where id = $1', [
    roleId,
  ]);
  await world.api.as('admin', 'PUT', '/v1/admin/role', { ...role, id: roleId, permissions });
}

/** Comes back to the window until it has noticed: it asks at most every few seconds. */
const comeBackUntil = (page: Page, seen: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(seen).toBeVisible({ timeout: 2000 });
  }).toPass();

test('S1: a permission taken away and one given show a banner; taking them over closes no permitted page', async ({
  page,
  signIn,
  world,
}) => {
  const { username, roleId } = await makeAdministrator(world.api, ['admin_P1', 'admin_P5']);
  await signIn(username);
  await openPage(page, 'coupon');
  await openPage(page, 'memberList');
  await leaveMark(page, 'typed');
  await grant(world, roleId, ['admin_P1', 'admin_P7']);
  await comeBackUntil(page, changed(page));
  await expect(couponLink(page)).toHaveCount(1);
  await changed(page)
    .getByRole('button', { name: word('screen.rights.update') })
    .click();
  await expect(updated(page)).toBeVisible();
  await expect(couponLink(page)).toHaveCount(0);
  await expect(menu(page).locator('a[href="/system/systemRolesList"]')).toHaveCount(1);
  await expect(bar(page).getByRole('tab')).toHaveText([titleOf('dashboard'), titleOf('memberList')]);
  await expect.poll(() => markOf(page)).toBe('typed');
  await updated(page)
    .getByRole('button', { name: word('screen.rights.close') })
    .click();
  await expect(updated(page)).toHaveCount(0);
});

test('S1: rights that are the same again need no banner', async ({ page, signIn, world }) => {
  const { username, roleId } = await makeAdministrator(world.api, ['admin_P1', 'admin_P5']);
  await signIn(username);
  await tool(page, word('shell.account'));
  await grant(world, roleId, ['admin_P1']);
  await comeBackUntil(page, changed(page));
  await grant(world, roleId, ['admin_P5', 'admin_P1']);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(changed(page)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
});

test('S1: a call that is refused makes the window look at once', async ({ page, signIn, world }) => {
  const { username, roleId } = await makeAdministrator(world.api, ['admin_P1', 'admin_P5']);
  await signIn(username, { at: '/member/memberList' });
  const search = page.getByRole('searchbox', { name: word('member.keyword') });
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await grant(world, roleId, ['admin_P5']);
  await search.fill('无人');
  await page.getByRole('button', { name: word('list.search'), exact: true }).click();
  await expect(changed(page)).toBeVisible();
});

test('S1: a page that is refused by the server brings the new menu along', async ({ page, signIn, world }) => {
  const { username, roleId } = await makeAdministrator(world.api, ['admin_P1', 'admin_P5']);
  await signIn(username);
  await grant(world, roleId, ['admin_P1']);
  await expect.poll(async () => (await page.request.get('/marketing/coupon')).status(), { timeout: 25_000 }).toBe(404);
  await tool(page, word('shell.account'));
  await menu(page)
    .getByRole('button', { name: word('route.marketing') })
    .click();
  await couponLink(page).click();
  await expect(page.getByRole('heading', { name: word('shell.notFound.title') })).toBeVisible();
  await expect(updated(page)).toBeVisible();
  await expect(couponLink(page)).toHaveCount(0);
  await expect(tab(page, 'coupon')).toHaveCount(0);
});
