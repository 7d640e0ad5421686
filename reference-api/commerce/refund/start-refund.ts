import { codes } from '@/lib/contract/call/codes';
import { HARDWARE } from '@/lib/contract/goods/kind';
import { orderStepsOf, orderTransitions } from '@/lib/contract/states/order';
import { refundState, refundWay } from '@/lib/contract/states/refund';
import { refundableOf } from '@/reference-api/commerce/amounts/refund-shares';
import type { Effect } from '@/reference-api/commerce/effect';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { type ItemRow, itemsOf, lockOrder, type OrderRow } from '@/reference-api/commerce/lock-order';
import { logOrder, logRefund } from '@/reference-api/commerce/order-log';
import { refund } from '@/reference-api/database/schema/after-sale';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';
import { markAfterSale } from './after-sale-flags';
import { piecesAsked, typeOf } from './apply-refund';
import { executeRefund } from './execute-refund';
import { openCases, type RefundRow } from './lock-refund';
import { freightLeft, freightUnclaimed, goodsLeft, itemsOfCase, piecesLeft, refundableFreight, windowIsOver } from './refundable';

export interface StartRefundParams {
  orderId: number;
  /** Left out or empty: the whole order. */
  items?: readonly { itemId: number; count?: number | undefined; amount: number }[] | undefined;
  /** 1 gives back all freight that was not given back yet; left out, what goes back by itself. */
  freight?: number | undefined;
  target: number;
  reason: string;
  restock?: number | undefined;
  /** The main store may refund whenever it likes. */
  anyTime?: boolean | undefined;
  fromReject?: boolean | undefined;
}

const BY_ADMIN = 2;

interface Part {
  item: ItemRow | undefined;
  count: number;
  price: number;
  freight: number;
}

/** An administrator gives money back without being asked: cases that wait for their execution (order.md 9). */
export async function startRefund(effect: Effect, params: StartRefundParams): Promise<{ ids: number[] }> {
  const of = await lockOrder(effect, params.orderId);
  const items = await itemsOf(effect, of.id);
  const open = await openCases(effect, of.id);
  await refuseStart(effect, of, { items, open }, params);
  const parts = params.items?.length ? partsOf({ of, items, open }, params) : [wholeOf(of, items, params)];
  const ids: number[] = [];
  for (const part of parts) ids.push(await writeCase(effect, of, part, params));
  await markAfterSale(effect, of.id);
  await logOrder(effect, { orderId: of.id, type: 'refund', content: params.reason });
  return { ids };
}

async function refuseStart(
  effect: Effect,
  of: OrderRow,
  { items, open }: { items: readonly ItemRow[]; open: readonly RefundRow[] },
  { items: asked, anyTime }: StartRefundParams,
): Promise<void> {
  const { from, refusal } = orderStepsOf(of.kind).refund ?? { from: [], refusal: codes.orderChanged };
  if (!from.includes(of.status)) throw new Refusal(refusal);
  const named = (asked ?? []).map(({ itemId }) => itemId);
  if (named.some((id) => !items.some((item) => item.id === id))) throw notFound('variant');
  if (new Set(named).size !== named.length) throw new Refusal(codes.invalidRequest);
  const taken = open.some(({ itemId }) => named.length === 0 || itemId === null || named.includes(itemId));
  if (taken) throw new Refusal(codes.refundAboveRefundable);
  if (anyTime) return;
  const { trade } = await readSettings(effect.database, ['trade']);
  const given = named.length > 0 ? items.filter(({ id }) => named.includes(id)) : itemsOfCase(null, items);
  if (windowIsOver(of, given, trade.afterSaleDays, effect.now)) throw new Refusal(codes.afterSaleTooLate);
}

/** One row for each item; the freight stands on the first (clarifications 6). */
function partsOf(
  { of, items, open }: { of: OrderRow; items: readonly ItemRow[]; open: readonly RefundRow[] },
  { items: asked = [], freight = 0 }: StartRefundParams,
): Part[] {
  return asked.map(({ itemId, count, amount }, index) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw notFound('variant');
    const pieces = piecesAsked({ count, amount }, [item]);
    if (amount > refundableOf(item) || pieces > piecesLeft(item)) throw new Refusal(codes.refundAboveRefundable);
    return { item, count: pieces, price: amount, freight: index === 0 && freight === 1 ? freightUnclaimed(of, open) : 0 };
  });
}

function wholeOf(of: OrderRow, items: readonly ItemRow[], { freight }: StartRefundParams): Part {
  const left = itemsOfCase(null, items);
  const nothing = left.length === 0 && freightLeft(of) === 0;
  if (nothing) throw new Refusal(codes.refundAboveRefundable);
  const count = left.reduce((sum, item) => sum + piecesLeft(item), 0);
  const back = freight === undefined && of.kind === HARDWARE ? refundableFreight(of) : freight === 1 ? freightLeft(of) : 0;
  return { item: undefined, count, price: goodsLeft(items), freight: back };
}

async function writeCase(effect: Effect, of: OrderRow, { item, count, price, freight }: Part, params: StartRefundParams): Promise<number> {
  const { reason, target, restock = 0, fromReject = false } = params;
  const [made] = await effect.database
    .insert(refund)
    .values({
      ...{
        refundNo: flowNo('T', effect.now),
        orderId: of.id,
        itemId: item?.id ?? null,
        kind: of.kind,
        storeId: of.storeId,
        memberId: of.memberId,
      },
      ...{
        count,
        way: refundWay.refundOnly,
        type: typeOf(of),
        source: BY_ADMIN,
        applyPrice: price + freight,
        refundPrice: price,
        refundFreight: freight,
      },
      ...{ reason, target, restock, fromReject, status: refundState.toRefund, agreeTime: effect.now },
      ...{ operatorName: effect.operator.name, createTime: effect.now },
    })
    .returning({ id: refund.id });
  if (!made) throw new Error('the case was not written');
  await logRefund(effect, { refundId: made.id, after: refundState.toRefund, type: 'refund', content: reason });
  return made.id;
}

/**
 * 驳回并退款: the whole order goes back, and closes as rejected once that is done. Who may not execute refunds leaves the case to
 * the main store.
 */
export async function rejectForm(
  effect: Effect,
  { orderId, reason, mayExecute }: { orderId: number; reason: string; mayExecute: boolean },
): Promise<{ refundId: number; executed: boolean }> {
  const of = await lockOrder(effect, orderId);
  const { reject } = orderTransitions.form;
  if (of.formSnapshot === null || !reject.from.some((status) => status === of.status)) throw new Refusal(reject.refusal);
  if ((await openCases(effect, orderId)).length > 0) throw new Refusal(codes.rejectBlockedByRefund);
  const { ids } = await startRefund(effect, { orderId, reason, target: 1, freight: 1, anyTime: true, fromReject: true });
  const [refundId = 0] = ids;
  if (mayExecute) await executeRefund(effect, { refundId });
  return { refundId, executed: mayExecute };
}
