import { licenceUse, orderContent, orderReceive } from '@/lib/contract/storefront/orders';
import { expect, test, word } from '../fixtures';
import { dialogOf } from '../page-parts';
import { act } from '../row-action';
import { confirmIt, done, giveReason, listAt, openOrder, orderRow, press, sendRefund } from './order-page';
import { buy, sellGoods } from './shop';

const SOFTWARE = 4;
const action = (key: string) => word(`order.actions.${key}`);
const licence = (key: string) => word(`order.licence.actions.${key}`);

test('软件 opened by hand, its licence managed, renewed after it expired, completed after a part refund (A14)', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  const before = await world.brokenBooks();
  const goods = await sellGoods(world, SOFTWARE, { licenceMode: 3, maxDevices: 2, renewable: 1, platforms: ['Windows'] });
  const order = await buy(world, goods);
  await signIn('admin', { at: listAt('software', order.orderNo) });
  const row = orderRow(page, order.orderId);
  await expect(row).toContainText('待开通');
  await act(page, row, action('activate'));
  await press(dialogOf(page, action('activate')), action('activate'));
  await done(page, action('activate'));
  await expect(row).toContainText('已开通');

  const { licences } = await world.api.storefront(orderContent, { orderId: order.orderId });
  const device = { name: '收银台一号机', fingerprint: 'FP-1' };
  await world.api.storefront(licenceUse, { key: licences[0]?.key ?? '', device });
  const drawer = await openOrder(page, order);
  const block = drawer.getByRole('region', { name: word('order.licence.title') });
  await expect(block).toContainText('收银台一号机');
  await block.getByRole('button', { name: licence('unbind'), exact: true }).click();
  await confirmIt(page);
  await done(page, licence('unbind'));
  await expect(block).not.toContainText('收银台一号机');
  await act(page, block, licence('pause'));
  await giveReason(page, licence('pause'), '账号异常');
  await expect(block).toContainText('已停用');
  await act(page, block, licence('resume'));
  await confirmIt(page);
  await done(page, licence('resume'));

  // Its end comes; a renewal then counts from now and not from the old end.
  await world.sql(`update licence set end_at = now() - interval '40 days', status = 2 where order_id = $1`, [order.orderId]);
  await page.reload();
  await openOrder(page, order);
  await expect(block).toContainText('已到期');
  await act(page, block, licence('renew'));
  const renew = dialogOf(page, licence('renew'));
  await renew.getByLabel(word('order.licenceFields.num')).fill('10');
  await renew.getByRole('combobox').first().click();
  await page.getByRole('option', { name: word('enums.durationUnit.1'), exact: true }).click();
  await renew.getByLabel(word('order.licenceFields.reason')).fill('补偿');
  await press(renew, licence('renew'));
  await done(page, licence('renew'));
  await expect(block).toContainText('使用中');
  const [ends] = await world.sql<{ days: string }>(
    'select extract(epoch from end_at - now()) / 86400 as days from licence where order_id = $1',
    [order.orderId],
  );
  expect(Number(ends?.days)).toBeGreaterThan(9.9);
  expect(Number(ends?.days)).toBeLessThan(10.1);

  await drawer.getByRole('button', { name: action('refund'), exact: true }).click();
  const refund = dialogOf(page, action('refund'));
  await refund.getByRole('radio', { name: word('order.refund.parts') }).check();
  await refund.getByRole('checkbox').first().click();
  await refund.getByLabel(word('refund.fields.count')).fill('0');
  await refund.getByLabel(word('refund.fields.amount')).fill('30');
  await refund.getByLabel(word('refund.fields.reason')).fill('开通延误');
  await press(refund, action('refund'));
  await sendRefund(page, drawer);
  await world.api.storefront(orderReceive, { orderId: order.orderId });
  await page.reload();
  await expect(row).toContainText('已完成');
  await expect(row).toContainText('部分退款');
  expect(await world.brokenBooks()).toEqual(before);
  expect(consoleErrors).toEqual([]);
});
