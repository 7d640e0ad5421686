import type { Page } from '@playwright/test';
import { type Account, expect, test, word } from '../fixtures';
import { makeAdministrator } from '../stack/administrators';

/** What each account may open, spelled out from the specification's sections 2.3 and 6. */
const PLATFORM = [
  '/shopping/shop',
  '/shopping/applyShopList',
  '/shopping/applyShopLevel',
  '/shopping/applyShopMeal',
  '/shopping/shopFinance',
  '/order/express',
];
const CREATE_1_TO_3 = [
  '/goods/accountGoods/createAccountGoods',
  '/goods/hardwareGoods/createHardwareGoods',
  '/goods/formGoods/createFormGoods',
];
const CREATE_4 = '/goods/softwareGoods/createSoftwareGoods';
const OTHER_STORES = '/parameter/osSetting';
const DISTRIBUTORS = ['/member/distributorList', '/member/distributor', '/member/applyDistributorList'];
const MEMBERS = ['/member/memberList', '/member/pointRecord', '/member/balanceRecord', '/member/memberLevel'];
const REST = ['/shopping/finace', '/order/cashList', '/marketing/coupon', '/parameter/systemSetting', '/system/systemUserList'];

const accounts: readonly { account: Account; sees: string[]; not: string[] }[] = [
  { account: 'admin', sees: [...PLATFORM, ...CREATE_1_TO_3, CREATE_4, OTHER_STORES, ...DISTRIBUTORS, ...MEMBERS, ...REST], not: [] },
  { account: 'clerk', sees: MEMBERS, not: [...PLATFORM, ...CREATE_1_TO_3, CREATE_4, OTHER_STORES, ...DISTRIBUTORS, ...REST] },
  { account: 'store1', sees: [CREATE_4, ...DISTRIBUTORS, ...MEMBERS, ...REST], not: [...PLATFORM, ...CREATE_1_TO_3, OTHER_STORES] },
  { account: 'store2', sees: [CREATE_4, ...CREATE_1_TO_3, ...DISTRIBUTORS, ...MEMBERS, ...REST], not: [...PLATFORM, OTHER_STORES] },
];

/** The addresses the sidebar leads to, folded sections included. */
async function menuPaths(page: Page): Promise<(string | null)[]> {
  const links = page.getByRole('navigation', { name: word('shell.navigation') }).locator('a');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
}

for (const { account, sees, not } of accounts) {
  test.describe(`S1: the menu of ${account}`, () => {
    test('holds what is permitted and nothing else, in the HTML too', async ({ page, signIn }) => {
      await signIn(account);
      const shown = await menuPaths(page);
      expect(sees.filter((path) => !shown.includes(path))).toEqual([]);
      expect(not.filter((path) => shown.includes(path))).toEqual([]);
      const html = await (await page.request.get('/dashboard')).text();
      expect(not.filter((path) => html.includes(path))).toEqual([]);
      // The same over soft navigation: what the page fetches for the router holds none of them either.
      const flight = await (await page.request.get('/dashboard', { headers: { rsc: '1' } })).text();
      expect(not.filter((path) => flight.includes(path))).toEqual([]);
    });

    for (const path of not.slice(0, 3)) {
      test(`typed, ${path} answers the 404 page`, async ({ page, signIn }) => {
        await signIn(account);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByText(word('shell.notFound.title'))).toBeVisible();
        await expect(page).toHaveTitle('页面不存在 - 中央管理控制台');
      });
    }
  });
}

test('an administrator with admin_P1 alone is refused the orders in the menu, by address and by the API', async ({
  page,
  signIn,
  world,
}) => {
  const { username } = await makeAdministrator(world.api, ['admin_P1']);
  await signIn(username);
  expect((await menuPaths(page)).filter((path) => path?.startsWith('/order'))).toEqual([]);
  expect((await page.goto('/order/hardwareGoodsOrderList'))?.status()).toBe(404);
  const forced = await page.request.get('/api/v1/admin/role/list', { headers: { 'x-csrf': '1' } });
  expect(await forced.json()).toMatchObject({ code: 40303 });
});

test('S1: a permission taken away is gone from the menu and the addresses within its fifteen seconds', async ({ page, signIn, world }) => {
  const { username, roleId } = await makeAdministrator(world.api, ['admin_P1', 'admin_P5']);
  await signIn(username);
  expect(await menuPaths(page)).toContain('/marketing/coupon');
  const [role] = await world.sql<{ name: string; code: string; version: number }>('select name, code, version from role where id = $1', [
    roleId,
  ]);
  await world.api.as('admin', 'PUT', '/v1/admin/role', { ...role, id: roleId, permissions: ['admin_P1'] });
  await expect.poll(async () => (await page.request.get('/marketing/coupon')).status(), { timeout: 20_000, intervals: [1_000] }).toBe(404);
  await page.reload();
  expect(await menuPaths(page)).not.toContain('/marketing/coupon');
});

test('an address that does not exist leads to /404', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  await page.goto('/nothing/here');
  await expect(page).toHaveURL('/404');
  await expect(page.getByText(word('shell.notFound.title'))).toBeVisible();
});
