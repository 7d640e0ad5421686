import { refundApply } from '@/lib/contract/storefront/after-sale';
import { orderPay } from '@/lib/contract/storefront/orders';
import { expect, test, word } from '../fixtures';
import { dialogOf, said } from '../page-parts';
import { act } from '../row-action';
import { choose, done, giveReason, listAt, openOrder, orderRow, press, sendRefund } from './order-page';
import { buy, RECEIVER, sellGoods } from './shop';

const HARDWARE = 2;
const action = (key: string) => word(`order.actions.${key}`);

test('硬件 from placing over a changed price and a part refund to completion (A6, A7)', async ({ page, signIn, world, consoleErrors }) => {
  const before = await world.brokenBooks();
  const goods = await sellGoods(world, HARDWARE, { freightType: 1, freight: 800, afterSaleDays: 7, returnable: 1 });
  const order = await buy(world, goods, { count: 2, paid: false });
  await signIn('admin', { at: listAt('hardware', order.orderNo) });
  const row = orderRow(page, order.orderId);
  await expect(row).toContainText('待付款');

  await act(page, row, action('adjust'));
  const price = dialogOf(page, action('adjust'));
  await price.getByLabel(word('order.priceFields.payable')).fill('200');
  await expect(price.getByRole('row').last()).toContainText('-¥6.00');
  await press(price, word('common.ok'));
  await done(page, action('adjust'));
  await expect(row).toContainText('¥200.00');

  await world.api.storefront(orderPay, { orderId: order.orderId, channel: 'wechat', amount: 20_000 });
  await page.reload();
  await expect(row).toContainText('待发货');
  // The buyer applies while the list of the administrator still offers to ship.
  const ask = { orderId: order.orderId, itemId: null, way: 10 as const, amount: 1_500, reason: '不想要了', description: '', images: [] };
  await world.api.storefront(refundApply, ask);
  await act(page, row, action('ship'));
  const ship = dialogOf(page, action('ship'));
  await choose(page, ship, word('order.shipFields.expressId'), '顺丰速运');
  const number = ship.getByLabel(word('order.shipFields.trackingNo'));
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/order/ship')) calls += 1;
  });
  await number.fill('!');
  await press(ship, action('ship'));
  await expect(ship.getByText('快递单号格式不正确', { exact: true }).first()).toBeVisible();
  expect(calls).toBe(0);
  await number.fill('SF1420036788125');
  await press(ship, action('ship'));
  await expect(page.getByText('无法发货：请先处理售后申请').first()).toBeVisible();
  await press(ship, word('form.cancel'));
  await press(page.getByRole('alertdialog'), word('form.leave'));
  await expect(ship).toHaveCount(0);
  await expect(row).toContainText('售后中');

  const drawer = await openOrder(page, order);
  await expect(drawer.getByRole('article')).toContainText('申请金额 ¥15.00');
  await drawer.getByRole('button', { name: word('refund.actions.agree'), exact: true }).click();
  await press(dialogOf(page, word('refund.actions.agree')), word('refund.actions.agree'));
  await done(page, word('refund.actions.agree'));
  await sendRefund(page, drawer);
  await expect(drawer).toContainText('部分退款');
  await page.keyboard.press('Escape');

  await act(page, row, action('ship'));
  await choose(page, ship, word('order.shipFields.expressId'), '顺丰速运');
  await number.fill('SF1420036788125');
  await press(ship, action('ship'));
  await done(page, action('ship'));
  await expect(row).toContainText('待收货');

  await act(page, row, action('print'));
  const slip = dialogOf(page, word('order.slip.title'));
  // Under an open dialog the page is hidden from those who cannot see.
  const includeHidden = true;
  const frame = [
    page.getByRole('navigation', { name: word('shell.navigation'), includeHidden }),
    page.getByRole('banner', { includeHidden }),
    row,
  ];
  for (const part of frame) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(slip.getByRole('row', { name: /旅程商品/ })).toBeVisible();
  await expect(slip).toContainText(RECEIVER.mobile);
  for (const part of [...frame, slip.getByRole('button')]) await expect(part.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');

  await act(page, row, action('packages'));
  const packages = dialogOf(page, action('packages'));
  await packages.getByLabel(word('order.shipFields.trackingNo')).fill('SF0000000077');
  await press(packages, action('packages'));
  await expect(row).toContainText('SF0000000077');
  await act(page, row, action('receive'));
  await giveReason(page, action('receive'), '买家电话确认');
  await expect(row).toContainText('已完成');
  await expect(said(page, word('common.succeeded').replace('{action}', action('receive')))).toBeVisible();

  expect(await world.brokenBooks()).toEqual(before);
  expect(consoleErrors).toEqual([]);
});
