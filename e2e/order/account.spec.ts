import { orderReceive } from '@/lib/contract/storefront/orders';
import { expect, test, word } from '../fixtures';
import { dialogOf } from '../page-parts';
import { act } from '../row-action';
import { listAt, openOrder, orderRow, press, sendRefund } from './order-page';
import { buy, cardsOnSale } from './shop';

const REFUND = word('order.actions.refund');

test('账号 handed over by the system, read in full, given back in part and completed, given back whole (A9, A11)', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  const before = await world.brokenBooks();
  const goods = await cardsOnSale(world, 3);
  const stock = async () => (await world.sql<{ stock: number }>('select stock from goods_sku where id = $1', [goods.skuId]))[0]?.stock ?? 0;
  const cards = async (orderNo: string) =>
    (await world.sql<{ status: number }>('select status from goods_card where order_no = $1 order by id', [orderNo])).map(
      ({ status }) => status,
    );
  const had = await stock();
  const two = await buy(world, goods, { count: 2 });
  const one = await buy(world, goods);
  expect(await stock()).toBe(had - 3);
  expect([...(await cards(two.orderNo)), ...(await cards(one.orderNo))]).toEqual([3, 3, 3]);

  await signIn('admin', { at: listAt('account', two.orderNo) });
  const row = orderRow(page, two.orderId);
  await expect(row).toContainText('已发放');
  await expect(row).toContainText('2 / 2');
  const drawer = await openOrder(page, two);
  const delivered = drawer.getByRole('table', { name: word('order.deliveries') });
  await expect(delivered.getByRole('row')).toHaveCount(3);
  const masked = delivered.getByRole('row').nth(1).getByRole('cell').first();
  await expect(masked).toContainText('***');
  await masked.getByRole('button', { name: word('list.reveal'), exact: true }).click();
  await expect(masked).not.toContainText('***');
  const [logged] = await world.sql<{ n: string }>(`select count(*) as n from order_log where order_id = $1 and type = 'reveal'`, [
    two.orderId,
  ]);
  expect(Number(logged?.n)).toBe(1);

  // One of the two pieces goes back; the amount is suggested by the rules.
  await drawer.getByRole('button', { name: REFUND, exact: true }).click();
  const refund = dialogOf(page, REFUND);
  await refund.getByRole('radio', { name: word('order.refund.parts') }).check();
  await refund.getByRole('checkbox').first().click();
  const half = Math.floor(two.payPrice / 2);
  await refund.getByLabel(word('refund.fields.count')).fill('1');
  await expect(refund).toContainText(`¥${(half / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  await refund.getByLabel(word('refund.fields.amount')).fill(String(half / 100));
  await refund.getByLabel(word('refund.fields.reason')).fill('一个账号无法登录');
  await press(refund, REFUND);
  await sendRefund(page, drawer);
  await expect(drawer).toContainText('部分退款');
  await world.api.storefront(orderReceive, { orderId: two.orderId });
  await page.keyboard.press('Escape');

  await page.goto(listAt('account', one.orderNo));
  await act(page, orderRow(page, one.orderId), REFUND);
  await refund.getByLabel(word('refund.fields.reason')).fill('无法使用');
  await press(refund, REFUND);
  await expect(refund).toHaveCount(0);
  await sendRefund(page, await openOrder(page, one));
  await page.keyboard.press('Escape');
  await expect(orderRow(page, one.orderId)).toContainText('已关闭');
  expect(await cards(one.orderNo)).toEqual([5]);
  expect(await stock(), 'cards that came back count in no stock').toBe(had - 3);

  await page.goto(listAt('account', two.orderNo));
  await expect(row).toContainText('已完成');
  expect(await world.brokenBooks()).toEqual(before);
  expect(consoleErrors).toEqual([]);
});
