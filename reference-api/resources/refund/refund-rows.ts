import { inArray } from 'drizzle-orm';
import { goodsKindField } from '@/lib/contract/goods/kind-field';
import type { Refund } from '@/lib/contract/refund';
import { refundAgree, refundExecute, refundReceive, refundRefuse, refundReject } from '@/lib/contract/refund/action';
import { refundTransitions } from '@/lib/contract/states/refund';
import { stepsOf } from '@/lib/contract/states/transitions';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import type { Caller } from '@/reference-api/auth/caller';
import { mayAsk } from '@/reference-api/auth/gate';
import { withOrdersInReach } from '@/reference-api/crud/ids-in-reach';
import { namesOf } from '@/reference-api/crud/names-of';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import type { refund } from '@/reference-api/database/schema/after-sale';
import { member } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { maskedMobile } from '@/reference-api/masked';
import { refundRights } from '@/reference-api/resources/order/refund-rights';
import type { Call } from '@/reference-api/serve';

export type RefundRecord = typeof refund.$inferSelect;

/** Stored after-sales as rows of the wire. */
export async function refundRows(records: readonly RefundRecord[], call: Call): Promise<Refund[]> {
  const { database, caller } = call;
  const [names, mayExecute] = await Promise.all([recordsBeside(records, database), refundRights(caller, database)]);
  const rows = records.map((record) => {
    const { feeBack: _f, commissionBack1: _1, commissionBack2: _2, giftBack: _g, growthBack: _w, fromReject: _r, ...rest } = record;
    const { agreeTime: _a, returnTime: _t, returnExpress, ...row } = rest;
    const item = names.items.get(record.itemId ?? 0);
    return {
      ...row,
      kind: goodsKindField.parse(row.kind),
      processing: row.processing === 1 ? (1 as const) : (0 as const),
      restock: row.restock === 1 ? (1 as const) : (0 as const),
      orderNo: names.orders.get(row.orderId) ?? '',
      nickname: names.buyers.get(row.memberId) ?? '',
      storeName: names.stores.get(row.storeId) ?? '',
      goodsName: item?.goodsName ?? '',
      specText: item?.specText ?? '',
      image: item?.image ?? '',
      returnAddress: row.returnAddress && { ...row.returnAddress, mobile: maskedMobile(row.returnAddress.mobile) },
      return: returnExpress,
      createTime: wireTime(row.createTime),
      finishTime: wireTimeOrNull(row.finishTime),
      allowedActions: refundActions(record, caller, mayExecute),
    };
  });
  return withOrdersInReach<Refund>(rows, call);
}

/** Both ways of agreeing are one action for the person. */
const NAMES: Readonly<Record<string, string>> = { agreeReturn: 'agree' };
const calls = {
  agree: refundAgree,
  rejectRefund: refundReject,
  receiveReturn: refundReceive,
  refuseReturn: refundRefuse,
  execute: refundExecute,
};

function refundActions(record: RefundRecord, caller: Caller, mayExecute: (amount: number) => boolean): string[] {
  return stepsOf(refundTransitions, record)
    .map((step) => NAMES[step] ?? step)
    .filter((action): action is keyof typeof calls => action in calls)
    .filter((action) => mayAsk(caller, calls[action].access))
    .filter((action) => action !== 'execute' || mayExecute(record.refundPrice + record.refundFreight));
}

async function recordsBeside(records: readonly RefundRecord[], database: Database) {
  const itemIds = [0, ...records.flatMap(({ itemId }) => itemId ?? [])];
  const [orders, buyers, items, stores] = await Promise.all([
    namesOf(records, 'orderId', order.orderNo, database),
    namesOf(records, 'memberId', member.nickname, database),
    database.select().from(orderItem).where(inArray(orderItem.id, itemIds)),
    storeNames(records, database),
  ]);
  return {
    orders,
    buyers,
    items: new Map(items.map((each) => [each.id, each])),
    stores,
  };
}
