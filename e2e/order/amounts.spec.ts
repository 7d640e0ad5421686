import { memberRegister } from '@/lib/contract/storefront/members';
import { orderPay, orderPlace, orderReceive } from '@/lib/contract/storefront/orders';
import { expect, leaveSession, test, word } from '../fixtures';
import type { TestStack } from '../stack/test-stack';
import { done, listAt, openOrder } from './order-page';
import { RECEIVER, sellGoods } from './shop';

const HARDWARE = 2;
const STORE = 2;

let made = 0;
/** Somebody new, brought by somebody. */
async function newcomer({ api }: TestStack, inviterId?: number): Promise<number> {
  made += 1;
  const mobile = `177${String(process.pid % 10_000).padStart(4, '0')}${String(made).padStart(4, '0')}`;
  return (await api.storefront(memberRegister, { mobile, source: 1, ...(inviterId === undefined ? {} : { inviterId }) })).memberId;
}

/** The goods, the coupon, the points and the rates of the vector V1 (effects.md 2), at another store. */
async function orderOfV1(world: TestStack): Promise<{ orderId: number; orderNo: string; payPrice: number }> {
  const { api, sql } = world;
  await sql(`update store set platform_rate = 5, auths = 'MANAGE_DISTRIBUTION' where id = $1`, [STORE]);
  const promotes = (id: number) => api.as('admin', 'POST', '/v1/admin/distributor', { memberId: id });
  const second = await newcomer(world);
  await promotes(second);
  const first = await newcomer(world, second);
  await promotes(first);
  // Those without a level earn what the settings say; their levels are theirs alone here.
  const [rates] = await sql<{ id: number }>(
    `insert into distributor_level (name, grade, first_percent, second_percent, create_time) values ('测算等级', 77, 10, 3, now()) returning id`,
  );
  await sql('update distributor set level_id = $1 where member_id in ($2, $3)', [rates?.id, first, second]);
  const buyer = await newcomer(world, first);
  await api.as('admin', 'PUT', '/v1/admin/member/points', { id: buyer, delta: 500, remark: '测算' });
  const [level] = await sql<{ id: number }>(
    `insert into member_level (name, grade, growth_min, discount, create_time) values ('九八折', 77, 99000000, 98, now()) returning id`,
  );
  await sql('update member set level_id = $1, level_locked = 1 where id = $2', [level?.id, buyer]);
  const [coupon] = await sql<{ id: number }>(
    `insert into coupon (name, discount_price, status, taken_count, create_time) values ('测算券', 1000, 1, 1, now()) returning id`,
  );
  const [hand] = await sql<{ id: number }>(
    `insert into member_coupon (coupon_id, member_id, take_type, create_time, valid_start, valid_end)
     values ($1, $2, 1, now(), now() - interval '1 hour', now() + interval '7 days') returning id`,
    [coupon?.id, buyer],
  );
  const a = await sellGoods(world, HARDWARE, { freightType: 1, freight: 800, extraFreight: 0 }, 9_900, STORE);
  const b = await sellGoods(world, HARDWARE, {}, 3_300, STORE);
  const items = [a, b].map(({ skuId }) => ({ skuId, count: 1 }));
  const order = { memberId: buyer, items, receiver: RECEIVER, usePoints: 333, couponRecordId: hand?.id ?? 0, source: 1 as const };
  const placed = await api.storefront(orderPlace, order);
  await api.storefront(orderPay, { orderId: placed.orderId, channel: 'wechat' });
  return placed;
}

test('A15: the order of V1 shows its amounts, commissions and fee, and its store the ledger rows that follow', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  const before = await world.brokenBooks();
  const order = await orderOfV1(world);
  expect(order.payPrice).toBe(12_403);
  await signIn('admin', { at: listAt('hardware', order.orderNo) });
  const drawer = await openOrder(page, order);
  const amounts = drawer.getByRole('region', { name: word('order.amounts') });
  for (const [field, amount] of [
    ['totalPrice', '¥132.00'],
    ['levelPrice', '-¥2.64'],
    ['couponPrice', '-¥10.00'],
    ['pointPrice', '-¥3.33'],
    ['freight', '¥8.00'],
    ['payPrice', '¥124.03'],
    ['givePoints', '116'],
  ] as const)
    await expect(amounts.locator('dl > div').filter({ hasText: word(`order.fields.${field}`) })).toContainText(amount);
  await expect(drawer).toContainText('¥87.03');
  await expect(drawer).toContainText('¥29.00');
  for (const earned of ['¥11.60', '¥3.48', '¥5.80 · 5%']) await expect(drawer).toContainText(earned);

  const action = word('order.actions.ship');
  await drawer.getByRole('button', { name: action, exact: true }).click();
  const ship = page.getByRole('dialog', { name: new RegExp(`^${action}`) });
  await ship.getByRole('combobox', { name: new RegExp(`^${word('order.shipFields.expressId')}`) }).click();
  await page.getByRole('option', { name: '顺丰速运', exact: true }).click();
  await ship.getByLabel(word('order.shipFields.trackingNo')).fill('SF1420036788125');
  await ship.getByRole('button', { name: action, exact: true }).click();
  await done(page, action);
  await world.api.storefront(orderReceive, { orderId: order.orderId });

  await leaveSession(page);
  await signIn('store2', { at: `/shopping/finace?bizNo=${order.orderNo}` });
  const rows = page.locator('tbody tr[data-id]');
  await expect(rows).toHaveCount(4);
  for (const amount of ['+¥124.03', '-¥5.80', '-¥11.60', '-¥3.48']) await expect(rows.filter({ hasText: amount })).toHaveCount(1);
  await expect(page.getByText(word('storeFlow.together').replace('{x}', '¥103.15'))).toBeVisible();
  expect(await world.brokenBooks()).toEqual(before);
  expect(consoleErrors).toEqual([]);
});
