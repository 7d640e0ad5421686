import { eq, type SQL } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { OrderLogType } from '@/lib/contract/order/log-types';
import { orderStepsOf } from '@/lib/contract/states/order';
import { fits } from '@/lib/contract/states/transitions';
import { effectOf } from '@/reference-api/commerce/effect';
import { logOrder } from '@/reference-api/commerce/order-log';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { findRecord } from '@/reference-api/crud/records';
import { order } from '@/reference-api/database/schema/order';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import type { OrderRecord } from './order-parts';
import { orderSpec } from './order-spec';

/** The order a call writes to; another store's is refused (order.md 4: the fulfilling store acts, the main store on all). */
export const ownOrder = (id: number, call: Call): Promise<OrderRecord> => findRecord(orderSpec, id, call, 'write');

export interface Step {
  changes?: Parameters<typeof moveState<typeof order>>[3];
  /** What the log keeps of it. */
  content?: string;
  /** Further conditions of the same UPDATE, and what is said when one of them is not met. */
  where?: SQL | undefined;
  otherwise?: number;
}

/** Takes an order through one step of its kind that moves no money, and writes it down. */
export async function takeStep(record: OrderRecord, action: OrderLogType, step: Step, call: Call): Promise<Moved> {
  const transition = orderStepsOf(record.kind)[action];
  if (!transition) throw new Refusal(codes.orderChanged);
  const { database } = call;
  const { changes = {}, content = '', where, otherwise } = step;
  const [moved] = await moveState(order, record.id, transition, changes, { database, where }).catch(async (error: unknown) => {
    // Only a refusal leaves a transaction that answers; after a deadlock the question would hide what `inTransaction` runs again.
    if (!(error instanceof Refusal)) throw error;
    const [fresh] = await database.select().from(order).where(eq(order.id, record.id));
    throw otherwise !== undefined && fresh && fits(transition, fresh) ? new Refusal(otherwise) : error;
  });
  if (!moved) throw new Refusal(transition.refusal);
  const states = moved.status === record.status ? {} : { before: record.status, after: moved.status };
  await logOrder(effectOf(call), { orderId: record.id, ...states, type: action, content });
  return moved;
}

/** What an action answers whose effect was booked elsewhere. */
export async function standing(id: number, { database }: Pick<Call, 'database'>): Promise<Moved> {
  const [found] = await database.select({ id: order.id, status: order.status, version: order.version }).from(order).where(eq(order.id, id));
  if (!found) throw new Refusal(codes.orderChanged);
  return found;
}
