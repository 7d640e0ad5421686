import { expect, test } from 'vitest';
import { orderClose } from '@/lib/contract/states/order';
import { recountCards } from '@/reference-api/resources/goods/goods-figures';
import { ADMIN, inEffect } from '@/reference-api/testing/effect-for-tests';
import { addCards, newBuyer, type ShopGoods, sellCards, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { deliverAccount } from '../delivery/deliver-account';
import { replaceDelivery } from '../delivery/replace-delivery';
import type { Effect } from '../effect';
import { closeOrder } from '../order/close-order';
import { placeOrder } from '../order/place-order';
import { payOrder } from '../payment/pay-order';
import { executeRefund } from '../refund/execute-refund';
import { startRefund } from '../refund/start-refund';

const world = await testStack();
const buyer = await newBuyer(world);
const run = <Answer>(effect: (effect: Effect) => Promise<Answer>) => inEffect(world, effect, { operator: ADMIN });

const sellTyped = (stock: number) => sellGoods(world, 1, { sku: { stock }, block: { deliverMode: 2 } });
const place = async ({ skuId }: ShopGoods, count = 1) =>
  (await run((effect) => placeOrder(effect, { memberId: buyer, items: [{ skuId, count }] }))).orderId;
const pay = (orderId: number) => run((effect) => payOrder(effect, { orderId, channel: 'wechat' }));
const close = (orderId: number) => run((effect) => closeOrder(effect, { orderId, closeType: orderClose.byAdmin, reason: '缺货' }));
const stockOf = async ({ skuId }: ShopGoods) =>
  (await world.first<{ stock: number }>('select stock from goods_sku where id = $1', [skuId])).stock;
const cardsOf = ({ skuId }: ShopGoods) =>
  world.sql<{ id: number; status: number }>('select id, status from goods_card where sku_id = $1 order by id', [skuId]);
const setMode = ({ goodsId }: ShopGoods, mode: number) =>
  world.sql(`update goods set kind_block = kind_block || jsonb_build_object('deliverMode', $2::int) where id = $1`, [goodsId, mode]);

/** What saving the goods with the other way of delivery does. */
async function sellsByCard(of: ShopGoods): Promise<void> {
  await setMode(of, 1);
  await recountCards(of.goodsId, world.database);
}
async function sellsTyped(of: ShopGoods, stock: number): Promise<void> {
  await setMode(of, 2);
  await world.sql('update goods_sku set stock = $2 where id = $1', [of.skuId, stock]);
  await world.sql('update goods set stock = $2 where id = $1', [of.goodsId, stock]);
}

test('pieces typed before the goods were sold by card do not come back into the stock of cards', async () => {
  const of = await sellTyped(5);
  const [unpaid, paid] = [await place(of, 2), await place(of)];
  await pay(paid);
  await sellsByCard(of);
  await addCards(world, of, 1);
  await close(unpaid);
  await run(async (effect) => {
    const { ids } = await startRefund(effect, { orderId: paid, target: 1, reason: '缺货', restock: 1, anyTime: true });
    return executeRefund(effect, { refundId: ids[0] ?? 0 });
  });
  expect(await stockOf(of)).toBe(1);
});

test('a card that comes back is no typed piece', async () => {
  const of = await sellCards(world, 2);
  const orderId = await place(of);
  await sellsTyped(of, 10);
  await close(orderId);
  expect(await stockOf(of)).toBe(10);
  expect((await cardsOf(of)).map(({ status }) => status)).toEqual([1, 1]);
});

test('cards handed over for goods that are typed take nothing more from the stock, and are not counted as it', async () => {
  const of = await sellCards(world, 2);
  await sellsTyped(of, 10);
  const orderId = await place(of);
  await pay(orderId);
  const [first, second] = await cardsOf(of);
  await run((effect) => deliverAccount(effect, { orderId, cardIds: [first?.id ?? 0] }));
  const { id: deliveryId } = await world.first<{ id: number }>('select id from order_delivery where order_id = $1', [orderId]);
  await run((effect) => replaceDelivery(effect, { orderId, deliveryId, reason: '无法登录', cardId: second?.id ?? 0 }));
  expect(await stockOf(of)).toBe(9);
  await recountCards(of.goodsId, world.database);
  expect(await stockOf(of)).toBe(9);
});

test('an order of before that is delivered by card takes it from the stock of cards', async () => {
  const of = await sellTyped(5);
  const orderId = await place(of);
  await pay(orderId);
  await sellsByCard(of);
  await addCards(world, of, 2);
  const [card] = await cardsOf(of);
  await run((effect) => deliverAccount(effect, { orderId, cardIds: [card?.id ?? 0] }));
  expect(await stockOf(of)).toBe(1);
});
