import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { act } from '../row-action';
import { makeAdministrator } from '../stack/administrators';
import { ask, makePlan, OWNER_PASSWORD, openedStore, rowNamed, windowOf } from './stores';

const PICTURE = '/media/demo/goods-1-1.png';
const GOODS = '/goods/hardwareGoods/hardwareGoodsList';
const CREATE = '/goods/hardwareGoods/createHardwareGoods';
/** Two seconds are what a window takes at most; the rest is for a machine that does three other journeys at the same time. */
const PROMPTLY = { timeout: 6_000 };

const entry = (page: Page) => page.getByRole('navigation', { name: word('shell.navigation') }).locator(`a[href="${CREATE}"]`);
const addButton = (page: Page) =>
  page
    .getByRole('link', { name: word('route.createHardwareGoods') })
    .or(page.getByRole('button', { name: word('route.createHardwareGoods') }));

/** What the platform's list does with a store's features: by hand, or with a plan. */
async function features(page: Page, name: string, wanted: boolean): Promise<void> {
  await act(page, rowNamed(page, name), word('store.features'));
  const dialog = page.getByRole('dialog', { name: `${word('store.features')} · ${name}` });
  await dialog.getByRole('checkbox', { name: word('enums.storeAuth.UPLOAD_GOODS') }).setChecked(wanted);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/v1/admin/store/auths'));
  await dialog.getByRole('button', { name: word('form.save'), exact: true }).click();
  await saved;
  await expect(dialog).toHaveCount(0);
}

async function plan(page: Page, name: string, wanted: string): Promise<void> {
  await act(page, rowNamed(page, name), word('store.renew'));
  const dialog = page.getByRole('dialog', { name: `${word('store.renew')} · ${name}` });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: new RegExp(wanted) }).click();
  await dialog.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('功能权限 features act in an open window of the store: menu, page, button and call, given by plan and by hand, taken the same way', async ({
  page,
  browser,
  signIn,
  world,
}) => {
  const [bare, full] = [await makePlan(world.api, ''), await makePlan(world.api, 'UPLOAD_GOODS')];
  const { name, username } = await openedStore(world, bare.id);
  const owner = await windowOf(browser, world, username, OWNER_PASSWORD, GOODS);
  await expect(owner.getByRole('button', { name: word('list.search'), exact: true })).toBeVisible();
  await expect(entry(owner)).toHaveCount(0);
  await expect(addButton(owner)).toHaveCount(0);
  const [category] = await world.sql<{ id: number }>('select id from goods_category where kind = 2 and parent_id <> 0 limit 1');
  const body = {
    ...{ kind: 2, submit: 1, name: '旅程商品', categoryId: category?.id, cover: PICTURE, images: [PICTURE], detailHtml: '<p>好</p>' },
    ...{ specType: 0, specs: [], skus: [{ price: 9900, stock: 10 }], saleMode: 1, freightType: 1, freight: 800 },
    returnAddress: { name: '陈立新', mobile: '13800002236', address: '江南大道 588 号' },
  };
  expect(await ask(owner, 'POST', '/v1/admin/goods', body)).toMatchObject({ code: 40302 });

  await signIn('admin', { at: `/shopping/shop?keyword=${encodeURIComponent(name)}` });
  await plan(page, name, full.name);
  const from = Date.now();
  await expect(entry(owner)).toHaveCount(1, PROMPTLY);
  test.info().annotations.push({ type: 'given', description: `${Date.now() - from} ms` });
  await expect(addButton(owner).first()).toBeVisible();
  expect((await ask(owner, 'POST', '/v1/admin/goods', body)).code).not.toBe(40302);
  expect((await owner.request.get(CREATE)).status()).toBe(200);

  await features(page, name, false);
  const taken = Date.now();
  await expect(entry(owner)).toHaveCount(0, PROMPTLY);
  test.info().annotations.push({ type: 'taken', description: `${Date.now() - taken} ms` });
  await expect(addButton(owner)).toHaveCount(0);
  expect((await ask(owner, 'POST', '/v1/admin/goods', body)).code).toBe(40302);
  expect((await owner.request.get(CREATE)).status()).toBe(404);

  // The page itself, standing open when the feature goes.
  await features(page, name, true);
  await expect(entry(owner)).toHaveCount(1, PROMPTLY);
  await owner.goto(CREATE);
  await expect(owner.getByRole('heading', { name: word('shell.notFound.title') })).toHaveCount(0);
  await features(page, name, false);
  await expect(entry(owner)).toHaveCount(0, PROMPTLY);
  await expect(owner.getByRole('heading', { name: word('shell.notFound.title') })).toBeVisible();
  // Nobody was asked to sign in again.
  expect(await ask(owner, 'GET', '/v1/admin/user/info')).toMatchObject({ code: 0 });
  await owner.context().close();
});

test('the main store needs no feature, and has its store pages by the role platform alone', async ({ page, signIn, world }) => {
  const { username, roleId } = await makeAdministrator(world.api, ['admin_P2', 'admin_P2.edit', 'admin_P3']);
  await signIn(username, { at: GOODS });
  await expect(entry(page)).toHaveCount(1);
  const menu = page.getByRole('navigation', { name: word('shell.navigation') });
  await expect(menu.locator('a[href="/shopping/shop"]')).toHaveCount(0);
  expect((await ask(page, 'GET', '/v1/admin/store/list')).code).toBe(40303);
  expect((await page.request.get('/shopping/shop')).status()).toBe(404);
  const [role] = await world.sql('select name, code, version from role where id = $1', [roleId]);
  const permissions = ['admin_P2', 'admin_P2.edit', 'admin_P3', 'platform'];
  await world.api.as('admin', 'PUT', '/v1/admin/role', { ...role, id: roleId, permissions });
  expect((await ask(page, 'GET', '/v1/admin/store/list')).code).toBe(0);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('button', { name: word('screen.rights.update') }).click({ timeout: 2_000 });
  }).toPass();
  await menu.getByRole('button', { name: word('route.shopping') }).click();
  await menu.locator('a[href="/shopping/shop"]').click();
  await expect(page.locator('tbody tr[data-id]').filter({ visible: true }).first()).toBeVisible();
});
