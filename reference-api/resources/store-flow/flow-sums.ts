import { type SQL, sql } from 'drizzle-orm';
import { settleState, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import type { Call } from '@/reference-api/serve';

const { orderIncome, orderRefund, platformFee, feeReturned, commission, commissionReturned, withdrawal, withdrawalReturned } = storeFlowBiz;

/**
 * What everything that matches adds up to. Cancelled rows count nowhere; figures are unsigned amounts of their kind, and fees
 * are those the stores pay, so that the main store's side of them is not counted against them (open-questions 32).
 */
export async function flowSums(days: SQL, { database }: Call): Promise<Record<string, number>> {
  const sum = (of: SQL) => sql`coalesce(sum(income + expense) filter (where ${of}), 0)::bigint`;
  const kinds = (...types: number[]) => sql`biz_type in (${sql.raw(types.join(', '))})`;
  const fees = kinds(platformFee, feeReturned);
  const { rows } = await database.execute<Record<string, string>>(sql`
    select ${sum(kinds(orderIncome))} as "orderIncome", ${sum(kinds(orderRefund))} as refund,
      ${sum(sql`${fees} and not main`)} as "feePaid", ${sum(sql`${fees} and main`)} as "feeEarned",
      ${sum(kinds(commission, commissionReturned))} as commission, ${sum(kinds(withdrawal, withdrawalReturned))} as withdrawn,
      ${sum(sql`settle_status = ${settleState.pending}`)} as pending, ${sum(sql`settle_status = ${settleState.settled}`)} as settled,
      ${sum(sql`true`)} as net
    from (${days}) as moved`);
  const [row] = rows;
  const value = (name: string) => Number(row?.[name] ?? 0);
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
