import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import { ordersInReach } from '@/reference-api/crud/ids-in-reach';
import { cash } from '@/reference-api/database/schema/after-sale';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import type { storeFlow } from '@/reference-api/database/schema/store-flow';
import type { Call } from '@/reference-api/serve';

type FlowRecord = typeof storeFlow.$inferSelect;

const WITHDRAWALS: readonly number[] = [storeFlowBiz.withdrawal, storeFlowBiz.withdrawalReturned, storeFlowBiz.withdrawalFee];
const PLANS: readonly number[] = [storeFlowBiz.planIncome, storeFlowBiz.planRefund];

/** The order, withdrawal or application each row's number stands for, so that both sides of an entry are reachable. */
export async function flowRecordIds(records: readonly FlowRecord[], call: Call): Promise<Map<number, number>> {
  const { database } = call;
  const numbers = (types: readonly number[]) => [
    ...new Set(records.filter(({ bizType }) => types.includes(bizType)).map(({ bizNo }) => bizNo)),
  ];
  const [cashNos, applyNos] = [numbers(WITHDRAWALS), numbers(PLANS)];
  const withdrawals =
    cashNos.length === 0 ? [] : await database.select({ id: cash.id, no: cash.cashNo }).from(cash).where(isAny(cash.cashNo, cashNos));
  const plans =
    applyNos.length === 0
      ? []
      : await database.select({ id: storeApply.id, no: storeApply.applyNo }).from(storeApply).where(isAny(storeApply.applyNo, applyNos));
  const orders = await ordersInReach(
    records.map(({ orderId }) => orderId),
    call,
  );
  const byNo = new Map([...withdrawals, ...plans].map(({ id, no }) => [no, id]));
  return new Map(
    records.flatMap(({ id, bizNo, orderId }) => {
      const recordId = orderId ?? byNo.get(bizNo);
      const leads = recordId !== undefined && (orderId === null || orders.has(orderId));
      return leads ? [[id, recordId] as const] : [];
    }),
  );
}

/** One value for the database however many numbers there are: an export asks for a thousand rows at a time. */
const isAny = (column: PgColumn, numbers: readonly string[]): SQL => sql`${column} = any(${sql.param([...numbers])}::text[])`;
