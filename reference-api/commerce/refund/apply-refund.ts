import { and, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { FORM, HARDWARE } from '@/lib/contract/goods/kind';
import { orderState, payState } from '@/lib/contract/states/order';
import { refundState, refundTransitions, refundWay } from '@/lib/contract/states/refund';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { Effect } from '@/reference-api/commerce/effect';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { type ItemRow, itemsOf, lockOrder, type OrderRow } from '@/reference-api/commerce/lock-order';
import { rulesOf } from '@/reference-api/commerce/order/item-terms';
import { logOrder, logRefund } from '@/reference-api/commerce/order-log';
import { refund } from '@/reference-api/database/schema/after-sale';
import { notFound } from '@/reference-api/not-found';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';
import { markAfterSale } from './after-sale-flags';
import { lockCase, openCases, type RefundRow } from './lock-refund';
import { goodsLeft, itemsOfCase, piecesLeft, refundableFreight, windowIsOver } from './refundable';

export interface ApplyRefundParams {
  orderId: number;
  /** Null is the whole order. */
  itemId: number | null;
  count?: number | undefined;
  way: number;
  amount: number;
  reason: string;
  description?: string | undefined;
  images?: readonly string[] | undefined;
}

const MOST_TIMES = 3;
const BY_BUYER = 1;
const BEFORE_COMPLETION = 10;
const AFTER_COMPLETION = 20;

/** A buyer asks for money back (order.md 9). */
export async function applyRefund(
  effect: Effect,
  params: ApplyRefundParams,
): Promise<{ refundId: number; refundNo: string; status: number }> {
  const { orderId, itemId, way, amount, reason, description = '', images = [] } = params;
  const of = await lockOrder(effect, orderId);
  const all = await itemsOf(effect, orderId);
  await refuseApplication(effect, of, all, params);
  const items = itemsOfCase(itemId, all);
  const refundNo = flowNo('T', effect.now);
  const [made] = await effect.database
    .insert(refund)
    .values({
      ...{ refundNo, orderId, itemId, kind: of.kind, storeId: of.storeId, memberId: of.memberId, way, reason, description },
      ...{ images: [...images], applyPrice: amount, count: piecesAsked(params, items), source: BY_BUYER, status: refundState.applied },
      ...{ type: typeOf(of), createTime: effect.now },
    })
    .returning({ id: refund.id });
  if (!made) throw new Error('the case was not written');
  await markAfterSale(effect, orderId);
  await logRefund(effect, { refundId: made.id, after: refundState.applied, type: 'refundApply', content: reason });
  await logOrder(effect, { orderId, type: 'refundApply', content: refundNo });
  return { refundId: made.id, refundNo, status: refundState.applied };
}

/** A buyer asks again after a case came to nothing: the same row, at most three times in all. */
export async function reapplyRefund(
  effect: Effect,
  params: {
    refundId: number;
    amount?: number | undefined;
    reason: string;
    description?: string | undefined;
    images?: readonly string[] | undefined;
  },
): Promise<{ status: number; times: number }> {
  const { refundId, reason, description = '', images = [] } = params;
  const { row, of, items } = await lockCase(effect, refundId);
  const { reapply } = refundTransitions;
  if (!reapply.from.some((status) => status === row.status)) throw new Refusal(reapply.refusal);
  if (row.times >= MOST_TIMES) throw new Refusal(codes.afterSaleTooOften);
  const amount = params.amount ?? row.applyPrice;
  const count = amount === row.applyPrice ? row.count : piecesAsked({ amount }, itemsOfCase(row.itemId, items));
  await refuseApplication(effect, of, items, { ...row, amount, count, reason });
  const times = row.times + 1;
  await effect.database
    .update(refund)
    .set({
      ...{ status: reapply.to, times, applyPrice: amount, count, reason, description },
      ...{ images: [...images], type: typeOf(of) },
      ...{ auditReason: '', agreeTime: null, returnTime: null, returnExpress: null, refundPrice: 0, refundFreight: 0 },
      version: sql`${refund.version} + 1`,
    })
    .where(and(eq(refund.id, refundId)));
  await markAfterSale(effect, of.id);
  await logRefund(effect, { refundId, before: row.status, after: reapply.to, type: 'refundApply', content: reason });
  return { status: reapply.to, times };
}

export const typeOf = ({ status }: OrderRow): number => (status === orderState.completed ? AFTER_COMPLETION : BEFORE_COMPLETION);

type Asked = Pick<ApplyRefundParams, 'itemId' | 'way' | 'amount' | 'reason' | 'count'>;

/** The guards in the order clarifications 21 gives: a closed order first, an unpaid one next. */
async function refuseApplication(effect: Effect, of: OrderRow, all: readonly ItemRow[], asked: Asked): Promise<void> {
  if (of.status === orderState.closed) throw new Refusal(codes.afterSaleClosed);
  if (of.payStatus !== payState.paid) throw new Refusal(codes.afterSaleUnpaid);
  if (asked.itemId !== null && !all.some(({ id }) => id === asked.itemId)) throw notFound('variant');
  const items = itemsOfCase(asked.itemId, all);
  if (await isTaken(effect, of, asked.itemId)) throw new Refusal(codes.afterSaleOpen);
  const { trade } = await readSettings(effect.database, ['trade']);
  if (windowIsOver(of, items, trade.afterSaleDays, effect.now)) throw new Refusal(codes.afterSaleTooLate);
  if (asked.way === refundWay.returnAndRefund) refuseReturn(of, items);
  refuseBeforeProcess(of, items);
  const most = goodsLeft(items) + (asked.itemId === null ? refundableFreight(of) : 0);
  const pieces = items.reduce((sum, item) => sum + piecesLeft(item), 0);
  if (items.length === 0 || asked.amount > most || (asked.count ?? 0) > pieces) throw new Refusal(codes.afterSaleAboveRefundable);
  const reasons: readonly string[] = asked.way === refundWay.returnAndRefund ? trade.returnReasons : trade.refundReasons;
  if (!reasons.includes(asked.reason)) throw refuseField('reason', 'requiredChoice', { label: { message: 'refund.fields.reason' } });
}

async function isTaken(effect: Effect, of: OrderRow, itemId: number | null): Promise<boolean> {
  const open: RefundRow[] = await openCases(effect, of.id);
  return open.some((each) => itemId === null || each.itemId === null || each.itemId === itemId);
}

function refuseReturn({ kind, status }: OrderRow, items: readonly ItemRow[]): void {
  if (kind !== HARDWARE || (status !== orderState.fulfilled && status !== orderState.completed)) throw new Refusal(codes.returnNotShipped);
  if (items.some((item) => rulesOf(item).returnable !== yesNo.yes)) throw new Refusal(codes.goodsNotReturnable);
}

function refuseBeforeProcess({ kind, status }: OrderRow, items: readonly ItemRow[]): void {
  const before = status === orderState.toProcess || status === orderState.awaitingSupplement;
  if (kind === FORM && before && items.some((item) => rulesOf(item).refundableBeforeProcess === yesNo.no))
    throw new Refusal(codes.notRefundableBeforeProcess);
}

/** Without a number: all pieces left when the amount is all that is left, else money only (clarifications 7). */
export function piecesAsked({ count = 0, amount }: { count?: number | undefined; amount: number }, items: readonly ItemRow[]): number {
  if (count > 0) return count;
  return amount >= goodsLeft(items) ? items.reduce((sum, item) => sum + piecesLeft(item), 0) : 0;
}
