import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { act } from '../row-action';
import { makeAdministrator } from '../stack/administrators';
import { ask, makePlan, OWNER_PASSWORD, openedStore, rowNamed, windowOf } from './stores';

const PICTURE = '/media/demo/goods-1-1.png';
const GOODS = '/goods/hardwareGoods/hardwareGoodsList';
const CREATE = '/goods/hardwareGoods/createHardwareGoods';
/** What the specification gives an open window (section 6). */
const PROMPTLY_MS = 2_000;

const entry = (page: Page) => page.getByRole('navigation', { name: word('shell.navigation') }).locator(`a[href="${CREATE}"]`);
const addButton = (page: Page) =>
  page
    .getByRole('link', { name: word('route.createHardwareGoods') })
    .or(page.getByRole('button', { name: word('route.createHardwareGoods') }));

/** The spans in which a window waited for the server: how fast that answers is the machine's own. */
const waits: { from: number; to: number }[] = [];
const ASKED = /\/v1\/admin\/(store|user)\/info|[?&]_rsc=/;

function watchWaits(owner: Page): void {
  owner.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (ASKED.test(request.url())) waits.push({ from: startTime, to: startTime + responseEnd });
  });
}

/** How much of a span was spent waiting. */
function waitedBetween(from: number, to: number): number {
  let [waited, upTo] = [0, from];
  for (const wait of waits.toSorted((a, b) => a.from - b.from)) {
    const end = Math.min(wait.to, to);
    waited += Math.max(0, end - Math.max(wait.from, upTo));
    upTo = Math.max(upTo, end);
  }
  return waited;
}

/** Notes the moment at which the entry last came into the menu of a window, or left it, from the window's first look at its features on. */
async function watchEntry(owner: Page): Promise<void> {
  await owner.evaluate((path) => {
    const there = () => document.querySelector(`nav a[href="${path}"]`) !== null;
    let before = there();
    new MutationObserver(() => {
      if (there() === before) return;
      before = !before;
      Object.assign(window, { entryChangedAt: Date.now() });
    }).observe(document, { childList: true, subtree: true });
  }, CREATE);
  await owner.waitForResponse((answer) => answer.url().includes('/v1/admin/store/info'));
}

/** The menu of the window has followed, in the time it has from the moment the platform's answer was there. */
async function follows(owner: Page, entries: number, savedAt: number): Promise<void> {
  await expect(entry(owner)).toHaveCount(entries);
  const changedAt = await owner.evaluate(() => Number(Reflect.get(window, 'entryChangedAt')));
  const took = changedAt - savedAt;
  test.info().annotations.push({ type: entries === 0 ? 'taken' : 'given', description: `${took} ms` });
  expect(took - waitedBetween(savedAt, changedAt)).toBeLessThanOrEqual(PROMPTLY_MS);
}

/** Saves what a dialog of the platform's list holds; answers when the server had done it. */
async function saved(page: Page, dialog: Locator): Promise<number> {
  const answered = page
    .waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/v1/admin/store/'))
    .then(() => Date.now());
  await dialog.getByRole('button', { name: word('form.save'), exact: true }).click();
  const at = await answered;
  await expect(dialog).toHaveCount(0);
  return at;
}

/** What the platform's list does with a store's features: by hand, or with a plan; answers when it was done. */
async function features(page: Page, name: string, wanted: boolean): Promise<number> {
  await act(page, rowNamed(page, name), word('store.actions.auths'));
  const dialog = page.getByRole('dialog', { name: `${word('store.actions.auths')} · ${name}` });
  await dialog.getByRole('checkbox', { name: word('enums.storeAuth.UPLOAD_GOODS') }).setChecked(wanted);
  return saved(page, dialog);
}

async function plan(page: Page, name: string, wanted: string): Promise<number> {
  await act(page, rowNamed(page, name), word('store.actions.renew'));
  const dialog = page.getByRole('dialog', { name: `${word('store.actions.renew')} · ${name}` });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: new RegExp(wanted) }).click();
  return saved(page, dialog);
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
  watchWaits(owner);
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
  await watchEntry(owner);
  await follows(owner, 1, await plan(page, name, full.name));
  await expect(addButton(owner).first()).toBeVisible();
  expect((await ask(owner, 'POST', '/v1/admin/goods', body)).code).not.toBe(40302);
  expect((await owner.request.get(CREATE)).status()).toBe(200);

  await follows(owner, 0, await features(page, name, false));
  await expect(addButton(owner)).toHaveCount(0);
  expect((await ask(owner, 'POST', '/v1/admin/goods', body)).code).toBe(40302);
  expect((await owner.request.get(CREATE)).status()).toBe(404);

  // The page itself, standing open when the feature goes.
  await follows(owner, 1, await features(page, name, true));
  await owner.goto(CREATE);
  await watchEntry(owner);
  await expect(owner.getByRole('heading', { name: word('shell.notFound.title') })).toHaveCount(0);
  await follows(owner, 0, await features(page, name, false));
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
