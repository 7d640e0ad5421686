import { type SQL, sql } from 'drizzle-orm';
import { settleState, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import type { Call } from '@/reference-api/serve';

const { orderIncome, orderRefund, platformFee, feeReturned, commission, commissionReturned, withdrawal, withdrawalReturned } = storeFlowBiz;
const MAIN = sql`${storeFlow.storeId} = 0`;

/**
 * What everything that matches adds up to. Cancelled rows count nowhere; figures are unsigned amounts of their kind, and fees
 * are those the stores pay, so that the main store's side of them is not counted against them (open-questions 32).
 */
export async function flowSums(matching: SQL | undefined, { database }: Call): Promise<Record<string, number>> {
  const sum = (of: SQL) =>
    sql<number>`coalesce(sum(${storeFlow.amount}) filter (where ${storeFlow.settleStatus} <> ${settleState.cancelled} and ${of}), 0)::bigint`;
  const kinds = (...types: number[]) => sql`${storeFlow.bizType} in (${sql.raw(types.join(', '))})`;
  const paidByStores = sql`${kinds(platformFee, feeReturned)} and not ${MAIN}`;
  const earnedByMain = sql`${kinds(platformFee, feeReturned)} and ${MAIN}`;
  const [row] = await database
    .select({
      orderIncome: sum(kinds(orderIncome)),
      refund: sum(kinds(orderRefund)),
      feePaid: sum(paidByStores),
      feeEarned: sum(earnedByMain),
      commission: sum(kinds(commission, commissionReturned)),
      pending: sum(sql`${storeFlow.settleStatus} = ${settleState.pending}`),
      settled: sum(sql`${storeFlow.settleStatus} = ${settleState.settled}`),
      withdrawn: sum(kinds(withdrawal, withdrawalReturned)),
      net: sum(sql`true`),
    })
    .from(storeFlow)
    .where(matching);
  const value = (name: keyof NonNullable<typeof row>) => row?.[name] ?? 0;
  return {
    orderIncome: value('orderIncome'),
    refund: -value('refund') || 0,
    // The main store alone has no fees to pay: there the figure is what it earned.
    platformFee: (value('feePaid') === 0 ? value('feeEarned') : -value('feePaid')) || 0,
    commission: -value('commission') || 0,
    pending: value('pending'),
    settled: value('settled'),
    withdrawn: -value('withdrawn') || 0,
    net: value('net'),
  };
}
