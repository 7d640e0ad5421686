import { goodsKind, orderState } from '../states/order';

/** States whose name depends on the kind of the order (order.md 1). */
const NAMED_BY_KIND: readonly number[] = [orderState.toProcess, orderState.deliveryProblem, orderState.fulfilled];
const KINDS = new Map<number, string>(Object.entries(goodsKind).map(([name, kind]) => [kind, name]));

/** The message that names the state of an order: 待发货 and 待开通 are one state of two kinds. */
export function orderStatusKey(kind: number, status: number): string {
  const name = KINDS.get(kind);
  return name !== undefined && NAMED_BY_KIND.includes(status) ? `enums.orderStatusOf.${name}.${status}` : `enums.orderStatus.${status}`;
}
