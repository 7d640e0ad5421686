import type { OrderLogType } from '@/lib/contract/order/log-types';
import { refundLog } from '@/reference-api/database/schema/after-sale';
import { orderLog } from '@/reference-api/database/schema/order-history';
import { insertRow } from '@/reference-api/database/statement';
import type { Effect } from './effect';

/** What is written down about an order or an after-sale: never changed, never deleted. */
interface Entry {
  /** The states before and after; left out where no state changed. */
  before?: number | null;
  after?: number | null;
  /** The action's name, which the screen writes in the reader's language. */
  type: string;
  /** What was typed or measured: a reason, an amount, numbers of packages. */
  content?: string;
}

/** Adds a line to the log of an order. */
export async function logOrder(effect: Effect, { orderId, ...entry }: Entry & { orderId: number; type: OrderLogType }): Promise<void> {
  await insertRow(effect.database, orderLog, { orderId, ...lineOf(effect, entry) });
}

/** Adds a line to the log of an after-sale. */
export async function logRefund(effect: Effect, { refundId, ...entry }: Entry & { refundId: number }): Promise<void> {
  await effect.database.insert(refundLog).values({ refundId, ...lineOf(effect, entry) });
}

const lineOf = ({ operator, now }: Effect, { before = null, after = null, type, content = '' }: Entry) => ({
  operatorType: operator.type,
  operatorName: operator.name,
  before,
  after,
  type,
  content,
  createTime: now,
});
