import { and, eq, lte, ne } from 'drizzle-orm';
import { orderClose, orderState, refundFlag } from '@/lib/contract/states/order';
import { refundState } from '@/lib/contract/states/refund';
import { closeOrder } from '@/reference-api/commerce/order/close-order';
import { completeOrder } from '@/reference-api/commerce/order/complete-order';
import { logOrder } from '@/reference-api/commerce/order-log';
import { timeoutReturn } from '@/reference-api/commerce/refund/refund-steps';
import { refund } from '@/reference-api/database/schema/after-sale';
import { order } from '@/reference-api/database/schema/order';
import { notify } from '@/reference-api/outbox/notify';
import { eachDue, type JobContext } from './each-due';

const HOUR_MS = 3_600_000;
const RETURN_MS = 7 * 24 * HOUR_MS;
const SUPPLEMENT_MS = 72 * HOUR_MS;

/** Unpaid orders past their time are closed and give back what they took. */
export const closeUnpaidOrders = (context: JobContext): Promise<number> =>
  eachDue(context, { table: order, at: order.expireTime, where: eq(order.status, orderState.unpaid) }, (effect, orderId) =>
    closeOrder(effect, { orderId, closeType: orderClose.timeout, reason: '超时未支付' }),
  );

/** Fulfilled orders whose buyer said nothing in time are completed, unless an after-sale is open. */
export const receiveOrders = (context: JobContext): Promise<number> =>
  eachDue(
    context,
    {
      ...{ table: order, at: order.autoReceiveTime },
      where: and(eq(order.status, orderState.fulfilled), ne(order.refundFlag, refundFlag.open)),
    },
    (effect, orderId) => completeOrder(effect, { orderId }),
  );

/** A buyer who was told to send goods back and did not for seven days has withdrawn. */
export const timeoutReturns = (context: JobContext): Promise<number> =>
  eachDue(
    context,
    { table: refund, at: refund.agreeTime, until: ago(RETURN_MS, context), where: eq(refund.status, refundState.toReturn) },
    (effect, refundId) => timeoutReturn(effect, { refundId }),
  );

/** Form orders that have waited for a supplement for 72 hours become something to do for the administrators. */
export function markOverdueSupplements(context: JobContext): Promise<number> {
  const until = ago(SUPPLEMENT_MS, context);
  const where = and(eq(order.status, orderState.awaitingSupplement), eq(order.overdue, 0));
  return eachDue(context, { table: order, at: order.supplementTime, until, where }, async (effect, orderId) => {
    const marked = await effect.database
      .update(order)
      .set({ overdue: 1 })
      .where(and(where, lte(order.supplementTime, until), eq(order.id, orderId)))
      .returning({ storeId: order.storeId, orderNo: order.orderNo });
    for (const { storeId, orderNo } of marked) {
      await logOrder(effect, { orderId, type: 'supplementOverdue' });
      const text = `订单 ${orderNo} 等待买家补充资料已超过 72 小时`;
      await notify(effect, { kind: 'supplementOverdue', to: { type: 'store', id: storeId }, text, object: 'order', objectId: orderId });
    }
  });
}

const ago = (ms: number, { clock }: JobContext) => new Date(clock.now().getTime() - ms);
