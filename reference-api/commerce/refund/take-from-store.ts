import { and, eq } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { bookStoreFlow, settleState, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import { nicknameOf } from '@/reference-api/commerce/order/book-income';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import type { OrderBack } from './order-back';

const MAIN = 0;

/** Takes a refund from the ledger of the store once its income stands there, settled or waiting as the income is (effects.md 3). */
export async function takeFromStore(effect: Effect, { of, row, money, fee, commission1, commission2 }: OrderBack): Promise<void> {
  if (!of.finishTime) return;
  const settle = await settlementOf(effect, of.id, of.storeId);
  const beside = {
    id: of.id,
    kind: of.kind,
    nickname: await nicknameOf(effect, of.memberId),
    amount: money,
    fee,
    commission: commission1 + commission2,
  };
  const flow = { storeId: of.storeId, bizNo: row.refundNo, settle, order: beside };
  await bookStoreFlow(effect, { ...flow, bizType: storeFlowBiz.orderRefund, amount: -money });
  if (of.storeId !== MAIN) await bookStoreFlow(effect, { ...flow, bizType: storeFlowBiz.feeReturned, amount: fee });
  for (const amount of [commission1, commission2])
    await bookStoreFlow(effect, { ...flow, bizType: storeFlowBiz.commissionReturned, amount });
  if (of.storeId !== MAIN) await bookStoreFlow(effect, { ...flow, storeId: MAIN, bizType: storeFlowBiz.feeReturned, amount: -fee });
}

/** The store is held before its rows are looked at, as the settle timer holds it. */
async function settlementOf({ database }: Effect, orderId: number, storeId: number): Promise<'now' | Date> {
  if (storeId === MAIN) return 'now';
  await database.select({ id: store.id }).from(store).where(eq(store.id, storeId)).for('no key update');
  const [waiting] = await database
    .select({ settleTime: storeFlow.settleTime })
    .from(storeFlow)
    .where(and(eq(storeFlow.orderId, orderId), eq(storeFlow.storeId, storeId), eq(storeFlow.settleStatus, settleState.pending)))
    .limit(1);
  return waiting?.settleTime ?? 'now';
}
