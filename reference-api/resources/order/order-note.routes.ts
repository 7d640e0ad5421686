import { isNull } from 'drizzle-orm';
import { orderRemove } from '@/lib/contract/order';
import { orderRemark } from '@/lib/contract/order/action';
import { eachOf } from '@/reference-api/crud/each-of';
import { order } from '@/reference-api/database/schema/order';
import { type Api, serve } from '@/reference-api/serve';
import { ownOrder, takeStep } from './order-step';

/** Mounts the store's note and flag, and the removal from lists; ledgers keep what was removed (order.md 4). */
export function mountOrderNotes(api: Api): void {
  serve(api, orderRemark, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const { remark, star } = call.body;
      const record = await ownOrder(id, step);
      const changes = { ...(remark !== undefined && { remark }), ...(star !== undefined && { star }) };
      await takeStep(record, 'remark', { changes, content: remark ?? '' }, step);
    }),
  );

  serve(api, orderRemove, async (call) => {
    const record = await ownOrder(call.query.id, call);
    await takeStep(record, 'delete', { changes: { deletedAt: call.now }, where: isNull(order.deletedAt) }, call);
    return null;
  });
}
