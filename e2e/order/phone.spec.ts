import type { Locator } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { makeStoreClerk } from '../stack/administrators';
import { LISTS, listAt } from './order-page';
import { type Bought, buy, cardsOnSale, sellGoods } from './shop';

const action = (key: string) => word(`order.actions.${key}`);
const fields = [{ key: 'company', label: '公司名称', type: 'text', required: 1, minLen: 2, maxLen: 20, sort: 0 }];

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** What of a drawer is wider than the window: tables of it may scroll in themselves, nothing else moves sideways. */
const tooWide = (drawer: Locator): Promise<string[]> =>
  drawer.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && each.checkVisibility())
      .filter((each) => {
        for (let above = each.parentElement; above && above !== element; above = above.parentElement)
          if (getComputedStyle(above).overflowX !== 'visible' && above.scrollWidth > above.clientWidth) return false;
        return true;
      })
      .map((each) => `${each.tagName} ${each.className} ${each.textContent?.slice(0, 30)}`),
  );

test('the record of an order of each kind fits a phone', async ({ page, signIn, world, consoleErrors }) => {
  const hardware = { freightType: 1, freight: 0, afterSaleDays: 7, returnable: 1 };
  const software = { licenceMode: 2, maxDevices: 2, renewable: 1, platforms: ['Windows'] };
  const orders: Record<keyof typeof LISTS, Bought> = {
    hardware: await buy(world, await sellGoods(world, 2, hardware), { count: 2 }),
    form: await buy(world, await sellGoods(world, 3, { formFields: fields, needAudit: 1, promiseHours: 48 }), {
      formValues: { company: '杭州星河科技有限公司' },
    }),
    software: await buy(world, await sellGoods(world, 4, software)),
    account: await buy(world, await cardsOnSale(world, 1)),
  };
  await signIn('admin', { at: false });
  for (const kind of ['hardware', 'form', 'software', 'account'] as const) {
    const { orderId, orderNo } = orders[kind];
    await page.goto(`${LISTS[kind]}?id=${orderId}`);
    const drawer = page.getByRole('dialog', { name: orderNo });
    await expect(drawer.getByRole('region', { name: word('order.amounts') })).toBeVisible();
    await expect(
      drawer
        .getByRole('region', { name: word('order.log') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    // A drawer still on its way in stands beyond the edge.
    await expect.poll(() => tooWide(drawer), kind).toEqual([]);
  }
  expect(consoleErrors).toEqual([]);
});

test("on a phone a store's clerk without codes reads the own orders and is offered nothing more", async ({ page, signIn, world }) => {
  const block = { freightType: 1, freight: 0, afterSaleDays: 7, returnable: 1 };
  const own = await buy(world, await sellGoods(world, 2, block, 9_900, 1));
  const foreign = await buy(world, await sellGoods(world, 2, block));
  const { username } = await makeStoreClerk(world.api, 'store1', ['admin_P3', 'admin_P3.invoice']);
  await signIn(username, { at: listAt('hardware', own.orderNo) });
  const card = page.getByRole('list', { name: word('list.tableRegion') }).getByRole('listitem');
  await expect(card).toContainText(own.orderNo);
  await expect(card).toContainText('待发货');
  for (const refused of ['ship', 'refund', 'adjust'])
    await expect(card.getByRole('button', { name: action(refused), exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: word('order.import.title'), exact: true })).toHaveCount(0);
  await card.getByRole('button', { name: own.orderNo, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: own.orderNo });
  await expect(drawer.getByRole('region', { name: word('order.amounts') })).toBeVisible();
  for (const refused of [action('ship'), action('address'), action('refund'), word('list.reveal')])
    await expect(drawer.getByRole('button', { name: refused, exact: true })).toHaveCount(0);
  await page.goto(listAt('hardware', foreign.orderNo));
  await expect(page.getByText(word('list.face.noResult'))).toBeVisible();
});
