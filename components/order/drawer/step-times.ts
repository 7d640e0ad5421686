import type { OrderDetail } from '@/lib/contract/order/detail';
import { orderState } from '@/lib/contract/states/order';

export type StepTimes = Readonly<Record<string, string | null>>;
type Timed = Pick<OrderDetail, 'status' | 'createTime' | 'payTime' | 'shipTime' | 'receiveTime' | 'finishTime' | 'acceptTime'> & {
  readonly deliveries: readonly { readonly deliveredAt: string }[];
};

const { toProcess, awaitingSupplement, processing, fulfilled, completed } = orderState;

/** When each step was taken, by its name. What the system does in one go with the payment has the time of the payment. */
export function stepTimes(order: Timed): StepTimes {
  const { status, payTime, shipTime, acceptTime } = order;
  const isFulfilled = status === fulfilled || status === completed;
  const inWork = status === toProcess || status === awaitingSupplement || status === processing;
  return {
    ordered: order.createTime,
    paid: payTime,
    shipped: shipTime,
    delivered: shipTime ?? order.deliveries[0]?.deliveredAt ?? null,
    activated: shipTime ?? (isFulfilled ? payTime : null),
    // Goods without a review go straight from the payment into work.
    reviewed: acceptTime ?? (status === processing || isFulfilled ? payTime : null),
    // One that is worked on again keeps the time it was finished before.
    processed: inWork ? null : shipTime,
    received: order.receiveTime,
    confirmed: order.receiveTime ?? order.finishTime,
    completed: order.finishTime,
  };
}

/** How many steps lie behind an order: those up to the first without a time. */
export function stepsDone(names: readonly string[], times: StepTimes): number {
  const missing = names.findIndex((name) => !times[name]);
  return missing < 0 ? names.length : missing;
}
