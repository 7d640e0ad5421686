import type { GoodsCategory } from '@/lib/contract/goods-category';

/** Room between neighbours, so that a later row can be put between them by number. */
const STEP = 10;

/** The order that categories are to have, by their parent. */
export type CategoryOrders = ReadonlyMap<number, readonly number[]>;

/** The numbers an order gives. Larger first: the last one keeps the smallest number. */
export const sortsOf = (order: readonly number[]): { id: number; sort: number }[] =>
  order.map((id, at) => ({ id, sort: (order.length - at) * STEP }));

/** The tree with its rows in the order they are to have. */
export function arranged(rows: readonly GoodsCategory[], orders: CategoryOrders): readonly GoodsCategory[] {
  if (orders.size === 0) return rows;
  return inOrder(rows, orders.get(0)).map((row) => ({ ...row, children: inOrder(row.children, orders.get(row.id)) }));
}

const inOrder = <Row extends { id: number }>(rows: readonly Row[], order: readonly number[] = []): Row[] =>
  [...rows].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
