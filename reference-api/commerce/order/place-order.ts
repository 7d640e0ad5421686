import { codes } from '@/lib/contract/call/codes';
import { FORM, HARDWARE } from '@/lib/contract/goods/kind';
import { giftPoints } from '@/reference-api/commerce/amounts/gift-points';
import { lockCards } from '@/reference-api/commerce/card/lock-cards';
import { useCoupon as spendCoupon } from '@/reference-api/commerce/coupon/order-coupons';
import type { Effect } from '@/reference-api/commerce/effect';
import { checkedForm } from '@/reference-api/commerce/form/form-values';
import { bookPoints, pointBiz } from '@/reference-api/commerce/ledgers/book-points';
import { logOrder } from '@/reference-api/commerce/order-log';
import { payFreeOrder } from '@/reference-api/commerce/payment/pay-order';
import { refusedAs } from '@/reference-api/commerce/refused-as';
import { warnOfLowStock } from '@/reference-api/commerce/stock/low-stock';
import { moveStock } from '@/reference-api/commerce/stock/move-stock';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { insertRow } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';
import { draftOrder, type OrderDraft, type PlaceOrderParams } from './draft-order';
import { fulfilmentOf, takesCards, termsOf } from './item-terms';

export interface PlacedOrder {
  orderId: number;
  orderNo: string;
  status: number;
  payPrice: number;
}

interface Numbered {
  id: number;
  orderNo: string;
  expireTime: Date;
}

/** Places an order: its stock, cards, coupon and points are taken in one step (E-create). One that costs nothing is paid at once. */
export async function placeOrder(effect: Effect, params: PlaceOrderParams): Promise<PlacedOrder> {
  const draft = await draftOrder(effect, params);
  const form = formPart(effect, draft, params);
  const expireTime = new Date(effect.now.getTime() + draft.rules.trade.autoCloseMinutes * 60_000);
  const made: Numbered = { ...draft.numbers, expireTime };
  await takeFromBuyer(effect, draft, made);
  const renewal = Boolean(params.renewLicenceId);
  const items = itemRows(made.id, draft);
  const [low, , itemIds] = await together(
    renewal ? [] : takeStock(effect, draft),
    insertRow(effect.database, order, { ...orderRow(effect, draft, made, items), ...paramsPart(draft, params), ...form }),
    together(...items.map((item) => insertRow(effect.database, orderItem, item))),
    logOrder(effect, { orderId: made.id, after: 0, type: 'place' }),
  );
  if (!renewal) await takeCards(effect, draft, made, itemIds);
  for (const goodsId of low) await warnOfLowStock(goodsId, effect);
  const { payPrice } = draft.amounts;
  const status = payPrice === 0 ? await payFreeOrder(effect, made.id) : 0;
  return { orderId: made.id, orderNo: made.orderNo, status, payPrice };
}

async function takeFromBuyer(effect: Effect, { buyer, amounts, coupon }: OrderDraft, { id, orderNo }: Numbered): Promise<void> {
  const { usePoints } = amounts;
  if (usePoints > 0)
    await refusedAs(codes.notEnoughPoints, codes.orderPointsShort, () =>
      bookPoints(effect, { memberId: buyer.id, delta: -usePoints, bizType: pointBiz.usedInOrder, bizNo: orderNo, title: '订单抵扣' }),
    );
  if (coupon) await spendCoupon(effect, { recordId: coupon.recordId, memberId: buyer.id, orderId: id, orderNo });
}

/**
 * Goods and variants are taken in the order of their numbers, so that two orders never wait for each other. Answers the goods that
 * came down to their warning level.
 */
async function takeStock(effect: Effect, { lines }: OrderDraft): Promise<Set<number>> {
  const sorted = [...lines].sort((a, b) => a.goods.id - b.goods.id || a.sku.id - b.sku.id);
  const low = await together(
    ...sorted.map(({ goods, sku, count }) => moveStock(effect, { goodsId: goods.id, skuId: sku.id, delta: -count })),
  );
  return new Set(sorted.filter((_, at) => low[at]).map(({ goods }) => goods.id));
}

async function takeCards(effect: Effect, { buyer, lines, first }: OrderDraft, made: Numbered, itemIds: readonly number[]): Promise<void> {
  for (const [index, { sku, goods, count }] of lines.entries()) {
    const itemId = itemIds[index];
    if (!itemId || !takesCards(fulfilmentOf(first.goods.kind, goods.kindBlock, false))) continue;
    const orderPart = { orderId: made.id, orderNo: made.orderNo, itemId, memberId: buyer.id, until: made.expireTime };
    await lockCards(effect, { skuId: sku.id, pieces: count, ...orderPart });
  }
}

function itemRows(orderId: number, { lines, amounts, rules }: OrderDraft): (typeof orderItem.$inferInsert & GivingRow)[] {
  return lines.map((line, index) => {
    const { goods, sku, count } = line;
    const shares = amounts.items[index];
    if (!shares) throw new Error('an item has no amounts');
    return {
      ...{ orderId, goodsId: goods.id, skuId: sku.id, goodsName: goods.name, image: sku.image || goods.cover, specText: sku.specText },
      ...{ price: sku.price, count, costPrice: sku.costPrice, goodsGivePoints: rules.points.enabled ? goods.givePoints : 0 },
      ...shares,
      terms: termsOf(line),
    };
  });
}

interface GivingRow {
  payPrice: number;
  count: number;
  goodsGivePoints: number;
}

function orderRow({ now }: Effect, draft: OrderDraft, made: Numbered, items: readonly GivingRow[]): typeof order.$inferInsert {
  const { buyer, first, coupon, amounts, rules } = draft;
  const { items: _shares, ...sums } = amounts;
  const giveRate = rules.points.enabled ? rules.points.giveRate : 0;
  const { store, goods } = first;
  return {
    ...made,
    ...{ kind: goods.kind, storeId: store.id, memberId: buyer.id, createTime: now },
    ...sums,
    ...{ couponId: coupon?.id ?? null, couponName: coupon?.name ?? '', couponRecordId: coupon?.recordId ?? null },
    ...{ giveRate, pointRate: buyer.pointRate, givePoints: giftPoints(items, giveRate, buyer.pointRate) },
    platformRate: store.id === 0 ? 0 : (store.platformRate ?? first.level?.platformRate ?? 0),
  };
}

function paramsPart({ first }: OrderDraft, { source = 1, ip = '', remark = '', receiver, renewLicenceId }: PlaceOrderParams) {
  const sent = first.goods.kind === HARDWARE && receiver ? { receiver, receiverName: receiver.name } : {};
  return { source, buyerIp: ip, buyerRemark: remark, renewLicenceId: renewLicenceId ?? null, ...sent };
}

function formPart(effect: Effect, { first: { goods } }: OrderDraft, { formValues }: PlaceOrderParams) {
  if (goods.kind !== FORM) return {};
  const formSnapshot = goods.kindBlock.formFields ?? [];
  return { formSnapshot, formValues: checkedForm(effect, formSnapshot, formValues ?? {}), submitCount: 1 };
}
