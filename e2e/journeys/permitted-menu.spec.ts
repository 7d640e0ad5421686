import { expect, test, word } from '../fixtures';
import { findFor } from '../shell/open-pages';
import { makeAdministrator } from '../stack/administrators';
import { menuPaths } from '../user/steps';

test('S1: a page that exists and is not permitted answers as one that does not exist', async ({ page, signIn }) => {
  await signIn('clerk', { at: false });
  for (const path of ['/shopping/shop', '/parameter/systemSetting']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText(word('shell.notFound.title'))).toBeVisible();
    await expect(page).toHaveTitle('页面不存在 - 中央管理控制台');
  }
  await page.goto('/nothing/here');
  await expect(page).toHaveURL('/404');
  await expect(page.getByText(word('shell.notFound.title'))).toBeVisible();
});

test('A1: an administrator with admin_P1 alone is refused the orders in the menu, the search, by address and by the API', async ({
  page,
  signIn,
  world,
}) => {
  const { username } = await makeAdministrator(world.api, ['admin_P1']);
  await signIn(username);
  expect((await menuPaths(page)).filter((path) => path?.startsWith('/order'))).toEqual([]);
  await page.getByRole('button', { name: word('screen.search') }).click();
  const search = page.getByRole('combobox', { name: word('search.title') });
  const found = (title: string) => page.getByRole('option').filter({ hasText: title });
  await search.fill(word('route.memberList'));
  await expect(found(word('route.memberList')).first()).toBeVisible();
  await findFor(page, search, word('route.hardwareGoodsOrderList'));
  await expect(found(word('route.hardwareGoodsOrderList'))).toHaveCount(0);
  expect((await page.goto('/order/hardwareGoodsOrderList'))?.status()).toBe(404);
  for (const path of ['order/list?kind=2', 'role/list']) {
    const forced = await page.request.get(`/api/v1/admin/${path}`, { headers: { 'x-csrf': '1' } });
    expect(await forced.json(), path).toMatchObject({ code: 40303 });
  }
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
