import { notify } from '@/reference-api/outbox/notify';
import type { Call } from '@/reference-api/serve';
import type { GoodsRecord } from './stored-goods';

/** Tells the store what was decided about its goods; texts of messages are Chinese, as titles of ledgers are. */
export async function notifyStore(
  { id, storeId, name }: Pick<GoodsRecord, 'id' | 'storeId' | 'name'>,
  kind: 'goodsApproved' | 'goodsRejected' | 'goodsForcedOffSale',
  reason: string,
  call: Call,
): Promise<void> {
  const decided = call.context.texts.translate['zh-CN'](`goods.notices.${kind}`, { name, reason });
  await notify(call, { kind, to: { type: 'store', id: storeId }, text: decided, object: 'goods', objectId: id });
}
