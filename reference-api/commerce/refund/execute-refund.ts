import { and, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { refundTransitions } from '@/lib/contract/states/refund';
import type { Effect } from '@/reference-api/commerce/effect';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { logRefund } from '@/reference-api/commerce/order-log';
import { refund } from '@/reference-api/database/schema/after-sale';
import { CountedRefusal, Refusal } from '@/reference-api/refusal';
import { type Case, lockCase } from './lock-refund';
import type { RefundOutcome } from './refund-outcome';
import { settleRefund } from './settle-refund';

/** RefundTarget: the way the money came, or the balance. */
const refundTarget = { original: 1, balance: 2 } as const;
const ONLINE = ['wechat', 'alipay'];

interface ExecuteRefundParams {
  refundId: number;
  target?: number | undefined;
  /** Refuses a sum that this person may not send; asked once the case is held, because an agreement may still set another. */
  guard?: ((amount: number) => Promise<void>) | undefined;
}

/**
 * Sends the money of an agreed case (order.md 9). An online channel may take its time or fail; everything else settles at once. A
 * failure is kept on the case and told as a refusal.
 */
export async function executeRefund(effect: Effect, { refundId, target, guard }: ExecuteRefundParams): Promise<RefundOutcome> {
  const found = await lockCase(effect, refundId);
  const { row, of } = found;
  await guard?.(row.refundPrice + row.refundFreight);
  const { execute } = refundTransitions;
  if (!execute.from.some((status) => status === row.status) || row.processing === 1) throw new Refusal(execute.refusal);
  const to = target ?? row.target;
  const online = to === refundTarget.original && ONLINE.includes(of.payChannel) && row.refundPrice + row.refundFreight > 0;
  const { mode, failMsg } = effect.gateway;
  if (online && mode === 'hold') return hold(effect, found, to);
  if (online && mode === 'fail') return fail(effect, found, { target: to, failMsg });
  return settleRefund(effect, { ...found, row: { ...row, target: to } }, online ? flowNo('R', effect.now) : '');
}

/** What the channel says about a refund in processing; a repeated success changes nothing. */
export async function refundResult(
  effect: Effect,
  params: { refundId: number; success: boolean; channelRefundNo?: string | undefined; failMsg?: string | undefined },
): Promise<RefundOutcome> {
  const { refundId, success, channelRefundNo = '', failMsg = '' } = params;
  const found = await lockCase(effect, refundId);
  const { row } = found;
  const { channelSucceeded } = refundTransitions;
  if (row.status === channelSucceeded.to && success) return { id: row.id, status: row.status, processing: 0, failMsg: '' };
  if (!channelSucceeded.from.some((status) => status === row.status) || row.processing !== 1) throw new Refusal(codes.refundChanged);
  if (success) return settleRefund(effect, found, channelRefundNo || flowNo('R', effect.now));
  return markFailed(effect, found, { target: row.target, failMsg });
}

async function hold(effect: Effect, { row }: Case, target: number): Promise<RefundOutcome> {
  await effect.database
    .update(refund)
    .set({ processing: 1, target, failMsg: '', operatorName: effect.operator.name, version: sql`${refund.version} + 1` })
    .where(and(eq(refund.id, row.id), eq(refund.processing, 0)));
  await logRefund(effect, { refundId: row.id, type: 'refundExecute' });
  return { id: row.id, status: row.status, processing: 1, failMsg: '' };
}

async function fail(effect: Effect, found: Case, failed: { target: number; failMsg: string }): Promise<never> {
  await markFailed(effect, found, failed);
  throw new CountedRefusal(codes.refundFailed, { reason: failed.failMsg || { message: 'refund.channelFailed' } });
}

async function markFailed(effect: Effect, { row }: Case, { target, failMsg }: { target: number; failMsg: string }): Promise<RefundOutcome> {
  await effect.database
    .update(refund)
    .set({ processing: 0, target, failMsg, version: sql`${refund.version} + 1` })
    .where(eq(refund.id, row.id));
  await logRefund(effect, { refundId: row.id, type: 'refundFailed', content: failMsg });
  return { id: row.id, status: row.status, processing: 0, failMsg };
}
