import { desc, eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { order as orderListing } from '@/lib/contract/order';
import { orderInfo, orderLog as orderLogCall, orderReveal, orderTrace } from '@/lib/contract/order/detail';
import { orderStepsOf } from '@/lib/contract/states/order';
import { fits } from '@/lib/contract/states/transitions';
import { listPage } from '@/reference-api/crud/list-page';
import { orderLog } from '@/reference-api/database/schema/order-history';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serve } from '@/reference-api/serve';
import { orderDetailOf } from './order-detail';
import { logRowOf } from './order-log-rows';
import { revealOf } from './order-reveal';
import { orderSpec } from './order-spec';
import { readOrder } from './read-order';

/** Mounts reading of orders (order.md 3 and 11). */
export function mountOrders(api: Api): void {
  serve(api, orderListing.list, (call) => listPage(orderSpec, call.query, call));
  serve(api, orderInfo, async (call) => orderDetailOf(await readOrder(call.query.id, call), call));
  serve(api, orderReveal, async (call) => ({ value: await revealOf(call.query, call) }));

  serve(api, orderLogCall, async (call) => {
    const record = await readOrder(call.query.id, call);
    const found = await call.database.select().from(orderLog).where(eq(orderLog.orderId, record.id)).orderBy(desc(orderLog.id));
    return { rows: found.map((line) => logRowOf(line, record)), total: found.length };
  });

  serve(api, orderTrace, async (call) => {
    const record = await readOrder(call.query.id, call);
    const trace = orderStepsOf(record.kind).trace;
    if (!trace || !fits(trace, record)) throw new Refusal(codes.orderChanged);
    // The platform has no tracking service of its own (domain/reference-api.md).
    throw new Refusal(codes.noTracking);
  });
}
