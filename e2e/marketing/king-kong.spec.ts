import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { dialogOf, said } from '../page-parts';

const SLOTS = '/parameter/indexSetting';
const LAYOUT = '/parameter/cashSetting';
const phone = (page: Page) => page.getByRole('img', { name: word('homePreview.label') }).filter({ visible: true });
const icons = (page: Page) => phone(page).locator('.slots b');
const named = (key: string, name: string) => word(key).replace('{name}', name);
const handle = (page: Page, name: string) => page.getByRole('button', { name: named('form.sort.handle', name), exact: true });

/** Takes an entry by its handle, as a mouse does, and leaves it on another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('the handles are not drawn');
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(end.x + 8, end.y + 8, { steps: 6 });
  await page.mouse.up();
}

test('金刚区: slots are dragged, moved by keys at once after it, edited and switched beside the page they stand on; the last cannot go (A20)', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  const enabled = () =>
    world.sql<{ title: string }>('select title from king_kong where store_id = 0 and status = 1 order by sort desc, slot');
  const saved: { list?: unknown; title?: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/home/king-kong')) saved.push(request.postDataJSON());
  });
  await signIn('admin', { at: SLOTS });
  await expect(icons(page)).toHaveText(['会员账号', '数码硬件', '代办服务', '软件授权', '领券中心', '附近门店', '分销赚钱', '我的订单']);

  await drag(page, handle(page, '软件授权'), handle(page, '数码硬件'));
  await handle(page, '会员账号').focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  const order = ['软件授权', '会员账号', '数码硬件', '代办服务', '领券中心', '附近门店', '分销赚钱', '我的订单'];
  await expect(icons(page)).toHaveText(order);
  await expect.poll(async () => (await enabled()).map(({ title }) => title)).toEqual(order);
  await expect(said(page, word('kingKong.moved')).first()).toBeVisible();
  expect(saved.map((body) => Object.keys(body))).toEqual(saved.map(() => ['list']));
  expect(saved.length).toBeLessThanOrEqual(2);

  await page.getByText('代办服务', { exact: true }).filter({ visible: true }).last().click();
  const form = dialogOf(page, word('kingKong.edit').replace('{n}', '3'));
  await form.getByRole('textbox', { name: word('kingKong.fields.title'), exact: true }).fill('跑腿代办');
  await expect(icons(page).filter({ hasText: '跑腿代办' }).last()).toBeVisible();
  await form.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(said(page, word('common.updated'))).toBeVisible();
  await page.getByRole('switch', { name: `我的订单 ${word('kingKong.fields.status')}` }).click();
  await expect(icons(page)).toHaveText(['软件授权', '会员账号', '数码硬件', '跑腿代办', '领券中心', '附近门店', '分销赚钱']);
  await expect(page.getByText('当前启用 7 个，最后一行将不满', { exact: true })).toBeVisible();

  await world.sql("update king_kong set status = 0 where store_id = 0 and title <> '软件授权'");
  await page.goto(SLOTS);
  const last = page.getByRole('switch', { name: `软件授权 ${word('kingKong.fields.status')}` });
  await last.click();
  await expect(page.getByText('请至少启用一个金刚区图标').first()).toBeVisible();
  await expect(last).toBeChecked();
  await world.sql("update king_kong set status = 1 where store_id = 0 and title <> '' and title <> '联系客服'");
  await page.goto(LAYOUT);
  await expect(icons(page)).toHaveText(['软件授权', '会员账号', '数码硬件', '跑腿代办', '领券中心', '附近门店', '分销赚钱', '我的订单']);
  expect(consoleErrors).toEqual([]);
});

test('金刚区, 轮播图, 账号: another store begins with ten empty places and sees its own entries and accounts alone', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  await signIn('store1', { at: SLOTS });
  await expect(handle(page, word('kingKong.place').replace('{n}', '10'))).toBeVisible();
  await expect(icons(page)).toHaveCount(0);
  await page
    .getByRole('button', { name: word('kingKong.place').replace('{n}', '1') })
    .filter({ hasText: '1' })
    .first()
    .click();
  const form = dialogOf(page, word('kingKong.edit').replace('{n}', '1'));
  await form.locator('[data-field="icon"] button.pick').click();
  const pictures = page.getByRole('dialog', { name: word('picture.libraryTitle') });
  await pictures.getByRole('gridcell').first().click();
  await pictures.getByRole('button', { name: word('media.ok') }).click();
  const cropper = page.getByRole('dialog', { name: word('media.cropper.title') });
  await cropper.getByRole('button', { name: word('media.ok') }).click();
  await expect(form.locator('[data-field="icon"] img')).toHaveAttribute('src', /\.png$/);
  await form.getByRole('textbox', { name: word('kingKong.fields.title'), exact: true }).fill('本店热卖');
  await form.getByRole('switch', { name: word('kingKong.fields.status') }).check();
  await form.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(said(page, word('common.updated'))).toBeVisible();
  await expect(icons(page)).toHaveText(['本店热卖']);
  expect(await world.sql("select store_id, slot from king_kong where title = '本店热卖'")).toEqual([{ store_id: 1, slot: 1 }]);

  const rows = page.locator('tbody tr[data-id]').filter({ visible: true });
  const storeHead = page.getByRole('columnheader', { name: word('homeCarousel.store'), exact: true });
  await page.goto('/parameter/homeCarousel');
  await expect(page.getByRole('button', { name: word('homeCarousel.add'), exact: true }).first()).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.goto('/parameter/accountSetting');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: '店铺收款卡' })).toContainText('*7764');
  await expect(storeHead).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
