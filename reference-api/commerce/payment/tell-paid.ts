import { eq } from 'drizzle-orm';
import { orderState } from '@/lib/contract/states/order';
import type { Effect } from '@/reference-api/commerce/effect';
import type { OrderRow } from '@/reference-api/commerce/lock-order';
import { warnOfLowStock } from '@/reference-api/commerce/stock/low-stock';
import { orderItem } from '@/reference-api/database/schema/order';
import { type Message, notify } from '@/reference-api/outbox/notify';
import { readSettings } from '@/reference-api/settings/read-settings';

/** Tells the store of a new paid order and of stock that runs low by it, and its buyer of what was handed over at once. */
export async function tellPaid(effect: Effect, { id, orderNo, storeId, memberId }: OrderRow, status: number): Promise<void> {
  const { notice } = await readSettings(effect.database, ['notice'], storeId);
  const about = { object: 'order', objectId: id };
  const messages: Message[] = notice.orderNoticeMobiles.map((mobile) => ({
    ...{ kind: 'orderPaid', to: { type: 'mobile', id: mobile }, text: `新订单 ${orderNo} 已付款`, ...about },
  }));
  if (status === orderState.fulfilled)
    messages.push({
      kind: 'orderDelivered',
      to: { type: 'member', id: memberId },
      text: `您的订单 ${orderNo} 已发放，请在订单页查看`,
      ...about,
    });
  if (status === orderState.deliveryProblem)
    messages.push({ kind: 'orderDeliveryProblem', to: { type: 'store', id: storeId }, text: `订单 ${orderNo} 发放异常，请处理`, ...about });
  await notify(effect, ...messages);
  if (notice.stockWarnMobiles.length > 0) await warnOfSold(effect, id);
}

async function warnOfSold(effect: Effect, orderId: number): Promise<void> {
  const sold = await effect.database
    .selectDistinct({ goodsId: orderItem.goodsId })
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(orderItem.goodsId);
  for (const { goodsId } of sold) await warnOfLowStock(goodsId, effect);
}
