import { goodsKindField } from '@/lib/contract/goods/kind-field';
import type { OrderItem } from '@/lib/contract/order/item';
import type { Order } from '@/lib/contract/order/row';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { itemsOfCase, windowIsOver } from '@/reference-api/commerce/refund/refundable';
import { idsInReach } from '@/reference-api/crud/ids-in-reach';
import { member } from '@/reference-api/database/schema/member';
import { maskedMobile } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { orderActions } from './order-allowed';
import { maskedAnswers, maskedReceiver } from './order-masks';
import { type ItemRecord, licencesOf, type OrderParts, type OrderRecord, orderParts } from './order-parts';

/** Stored orders as rows of the wire. */
export async function orderRows(records: readonly OrderRecord[], call: Call): Promise<Order[]> {
  const buyers = records.map(({ memberId }) => memberId);
  const [parts, { trade }, reach] = await Promise.all([
    orderParts(records, call.database),
    readSettings(call.database, ['trade']),
    idsInReach(member.storeId, buyers, call),
  ]);
  return records.map((record) => {
    const items = parts.items.get(record.id) ?? [];
    const left = itemsOfCase(null, items);
    const windowOpen = left.some((item) => !windowIsOver(record, [item], trade.afterSaleDays, call.now));
    return {
      ...moneyAndTimes(record),
      ...buyerAndStore(record, parts),
      memberInReach: flag(reach.has(record.memberId) ? 1 : 0),
      ...kindBlock(record, parts),
      items: items.map(wireItem),
      invoiceStatus: parts.invoices.get(record.id) ?? null,
      allowedActions: orderActions(record, call.caller, {
        refundable: left.length > 0,
        windowOpen,
        rejected: parts.rejected.has(record.id),
      }),
    };
  });
}

const buyerAndStore = ({ memberId, storeId }: OrderRecord, { buyers, stores }: OrderParts) => {
  const buyer = buyers.get(memberId);
  return { nickname: buyer?.nickname ?? '', mobile: maskedMobile(buyer?.mobile ?? ''), storeName: stores.get(storeId) ?? '' };
};

function moneyAndTimes(record: OrderRecord) {
  const { id, orderNo, storeId, memberId, source, totalPrice, levelPrice, couponPrice, pointPrice, usePoints, freight, adjustPrice } =
    record;
  const { payPrice, givePoints, payChannel, balancePart, status, closeType, extendCount, refundFlag, refundedPrice } = record;
  const { remark, star, version } = record;
  return {
    ...{ id, orderNo, storeId, memberId, source, totalPrice, levelPrice, couponPrice, pointPrice, usePoints, freight, adjustPrice },
    ...{ payPrice, givePoints, payChannel, balancePart, status, closeType, extendCount, refundFlag, refundedPrice },
    ...{ remark, star, version },
    kind: goodsKindField.parse(record.kind),
    payStatus: flag(record.payStatus),
    payTime: wireTimeOrNull(record.payTime),
    createTime: wireTime(record.createTime),
    shipTime: wireTimeOrNull(record.shipTime),
    receiveTime: wireTimeOrNull(record.receiveTime),
    finishTime: wireTimeOrNull(record.finishTime),
    closeTime: wireTimeOrNull(record.closeTime),
    expireTime: wireTimeOrNull(record.expireTime),
    autoReceiveTime: wireTimeOrNull(record.autoReceiveTime),
  };
}

function kindBlock(record: OrderRecord, parts: OrderParts) {
  return {
    receiver: record.receiver && maskedReceiver(record.receiver),
    packages: (parts.packages.get(record.id) ?? []).map(({ expressId, expressCode, expressName, trackingNo }) => ({
      expressId,
      expressCode,
      expressName,
      trackingNo,
    })),
    noLogisticsReason: record.noLogisticsReason,
    deliveredCount: record.deliveredCount,
    warrantyUntil: wireTimeOrNull(record.warrantyUntil),
    formValues: maskedAnswers(record),
    handlerId: record.handlerId,
    handlerName: record.handlerName,
    promiseUntil: wireTimeOrNull(record.promiseUntil),
    supplementTime: wireTimeOrNull(record.supplementTime),
    overdue: flag(record.overdue),
    licences: licencesOf(record, parts).map(({ id, keyMask, status, endAt }) => ({
      id,
      key: keyMask,
      status,
      endAt: wireTimeOrNull(endAt),
    })),
  };
}

/** An item as it was bought, without the rules that were copied with it. */
export function wireItem(record: ItemRecord): OrderItem {
  const {
    orderId: _known,
    terms: _rules,
    deliveredCount: _inner,
    refundedPoints: _points,
    refundedCommission1: _first,
    refundedCommission2: _second,
    ...item
  } = record;
  return item;
}

export const flag = (value: number): 0 | 1 => (value === 1 ? 1 : 0);
