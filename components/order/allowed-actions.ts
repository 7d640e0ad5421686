import type { Order } from '@/lib/contract/order/row';
import { orderStepsOf } from '@/lib/contract/states/order';
import { stepsOf } from '@/lib/contract/states/transitions';

/** What the server lets this person do with an order; where it does not say, what its state allows (order.md 10). */
export const allowedActionsOf = (order: Pick<Order, 'kind' | 'status' | 'allowedActions'>): readonly string[] =>
  order.allowedActions ?? stepsOf(orderStepsOf(order.kind), order);
