import type { Page } from '@playwright/test';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { expect, test, word } from '../fixtures';
import { sellGoods } from '../order/shop';
import { act } from '../row-action';
import { shownPanel } from '../shell/open-pages';
import { ask, OWNER_PASSWORD, openedStore, rowNamed, windowOf } from './stores';

const GOODS = '/goods/hardwareGoods/hardwareGoodsList';
const OTHER_STORES = '/v1/admin/system/config/os';
const EXPIRED = '门店套餐已到期，请续费';

const notice = (owner: Page) => owner.locator('[data-news]');

test('到期 a plan that ends: told before and in its grace to both sides, over in both windows at once, and begun again by a renewal', async ({
  page,
  browser,
  signIn,
  world,
}) => {
  const { id, name, username } = await openedStore(world);
  await world.api.as('admin', 'PUT', '/v1/admin/store/auths', { id, auths: 'UPLOAD_GOODS' });
  const { goodsId } = await sellGoods(world, 2, { freightType: 1, freight: 800 }, 9_900, id);
  const rules = (await world.api.as('admin', 'GET', `${OTHER_STORES}/info`)) as object;
  await world.api.as('admin', 'POST', `${OTHER_STORES}/save`, { ...rules, expireRemindDays: 6, expireGraceDays: 3 });
  const ends = async (days: number) => {
    const expireAt = new Date(Date.now() + days * DAY_MS);
    await world.sql('update store set expire_at = $2 where id = $1', [id, expireAt]);
    await world.api.runJobs('store-expire');
    const [{ day } = { day: '' }] = await world.sql<{ day: string }>(
      "select to_char(expire_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from store where id = $1",
      [id],
    );
    return day;
  };
  const told = () => world.sql("select text from outbox where kind = 'storeExpiring' and object_id = $1", [id]);

  const owner = await windowOf(browser, world, username, OWNER_PASSWORD, GOODS);
  await expect(rowNamed(owner, '旅程商品')).toBeVisible();
  await expect(notice(owner)).toHaveCount(0);
  await signIn('admin', { at: `/shopping/shop?keyword=${encodeURIComponent(name)}` });
  await expect(rowNamed(page, name)).not.toContainText(word('store.expiresSoon'));

  // Soon: a reminder on its way, a chip and a filter here, a line in the open window there.
  const soon = await ends(5);
  expect(await told()).toEqual([{ text: `门店“${name}”的套餐即将到期，请及时续费` }]);
  await expect(notice(owner)).toHaveText(word('screen.plan.soon').replace('{date}', soon));
  await page.goto(`/shopping/shop?expire=soon&keyword=${encodeURIComponent(name)}`);
  await expect(rowNamed(page, name)).toContainText(soon);
  await expect(rowNamed(page, name)).toContainText(word('store.expiresSoon'));
  await notice(owner)
    .getByRole('button', { name: word('screen.plan.close') })
    .click();
  await expect(notice(owner)).toHaveCount(0);

  // In its grace it goes on as before, and is told how it stands.
  const over = await ends(-1);
  await expect(notice(owner)).toHaveText(word('screen.plan.grace').replace('{date}', over));
  // A page that is opened now holds the line from its first byte on: what came later would push the page down.
  expect(await (await owner.request.get(GOODS)).text()).toContain('data-news="grace"');
  await page.goto(`/shopping/shop?keyword=${encodeURIComponent(name)}`);
  await expect(rowNamed(page, name)).toContainText('营业中');
  expect((await ask(owner, 'POST', '/v1/admin/goods/copy', { id: goodsId })).code).toBe(0);

  // Over: read everything, change nothing.
  await ends(-4);
  await expect(notice(owner)).toContainText(EXPIRED);
  await expect(notice(owner).getByRole('button')).toHaveCount(0);
  await page.goto(`/shopping/shop?expire=expired&keyword=${encodeURIComponent(name)}`);
  await expect(rowNamed(page, name)).toContainText('已到期');
  await owner.reload();
  await expect(notice(owner)).toContainText(EXPIRED);
  await act(owner, rowNamed(owner, '旅程商品').last(), word('common.copy'));
  await owner.getByRole('alertdialog').getByRole('button').last().click();
  await expect(owner.getByText(EXPIRED, { exact: true }).first()).toBeVisible();

  await act(page, rowNamed(page, name), word('store.actions.renew'));
  const dialog = page.getByRole('dialog', { name: `${word('store.actions.renew')} · ${name}` });
  await dialog.getByRole('radio', { name: word('store.byDays') }).check();
  await dialog.getByLabel(word('store.actionFields.days')).fill('30');
  await dialog.getByLabel(word('store.actionFields.remark')).fill('线下转账');
  await dialog.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice(owner)).toHaveCount(0);
  await page.goto(`/shopping/shop?keyword=${encodeURIComponent(name)}`);
  await expect(rowNamed(page, name)).toContainText('营业中');
  await expect(shownPanel(page).getByText(word('store.expiresSoon'), { exact: true })).toHaveCount(0);
  expect((await ask(owner, 'POST', '/v1/admin/goods/copy', { id: goodsId })).code).toBe(0);
  await owner.context().close();
});
