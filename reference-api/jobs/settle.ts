import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { commissionState } from '@/reference-api/commerce/ledgers/book-commission';
import { settleState } from '@/reference-api/commerce/ledgers/book-store-flow';
import type { Database } from '@/reference-api/database/connect';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { distributor } from '@/reference-api/database/schema/distributor';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { inTransaction } from '@/reference-api/transaction';
import { apart, type JobContext } from './each-due';
import { inBatches } from './in-batches';

/** Commissions past their freeze become available, income of stores past its day reaches their balance (effects.md 3, settle timer). */
export async function settle(context: JobContext): Promise<number> {
  const now = context.clock.now();
  const { database, log, stop } = context;
  const people = await database
    .selectDistinct({ id: commissionRecord.memberId })
    .from(commissionRecord)
    .where(dueCommission(now))
    .orderBy(asc(commissionRecord.memberId));
  const stores = await database
    .selectDistinct({ id: storeFlow.storeId })
    .from(storeFlow)
    .where(dueFlow(now))
    .orderBy(asc(storeFlow.storeId));
  let changed = 0;
  const step = (settled: typeof settleFlows, id: number) => () =>
    inBatches((limit) => inTransaction(database, (transaction) => settled(transaction, id, now, limit)), stop);
  for (const { id } of people) changed += await apart(log, { memberId: id }, step(settleCommissions, id));
  for (const { id } of stores) changed += await apart(log, { storeId: id }, step(settleFlows, id));
  return changed;
}

const dueCommission = (now: Date) => and(eq(commissionRecord.status, commissionState.pending), lte(commissionRecord.unfreezeTime, now));
const dueFlow = (now: Date) => and(eq(storeFlow.settleStatus, settleState.pending), lte(storeFlow.settleTime, now));

/** The distributor is locked first, so that a refund of the same order waits or has already taken its row away. */
async function settleCommissions(database: Database, memberId: number, now: Date, limit: number): Promise<number> {
  await database.select({ id: distributor.memberId }).from(distributor).where(eq(distributor.memberId, memberId)).for('update');
  const due = database
    .select({ id: commissionRecord.id })
    .from(commissionRecord)
    .where(and(dueCommission(now), eq(commissionRecord.memberId, memberId)))
    .orderBy(asc(commissionRecord.id))
    .limit(limit);
  const settled = await database
    .update(commissionRecord)
    .set({ status: commissionState.settled })
    .where(and(inArray(commissionRecord.id, due), eq(commissionRecord.status, commissionState.pending)))
    .returning({ amount: commissionRecord.amount });
  const sum = settled.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) {
    await database
      .update(distributor)
      .set({
        commissionFrozen: sql`${distributor.commissionFrozen} - ${sum}`,
        commissionAvailable: sql`${distributor.commissionAvailable} + ${sum}`,
      })
      .where(eq(distributor.memberId, memberId));
  }
  return settled.length;
}

/** Rows settle in the order in which they were planned; each tells the balance it led to. */
async function settleFlows(database: Database, storeId: number, now: Date, limit: number): Promise<number> {
  const [held] = await database.select({ balance: store.balance }).from(store).where(eq(store.id, storeId)).for('update');
  const { rows } = await database.execute<{ amount: string }>(sql`
    with due as (
      select id, amount, sum(amount) over (order by settle_time, id) as running
      from (
        select id, amount, settle_time from ${storeFlow}
        where settle_status = ${settleState.pending} and settle_time <= ${now.toISOString()}::timestamptz and store_id = ${storeId}
        order by settle_time, id limit ${limit} for update
      ) as chosen
    )
    update ${storeFlow} f set settle_status = ${settleState.settled}, settle_time = ${now.toISOString()}::timestamptz,
      balance_after = ${held?.balance ?? 0}::bigint + due.running
    from due where f.id = due.id returning f.amount`);
  const sum = rows.reduce((total, { amount }) => total + Number(amount), 0);
  await database
    .update(store)
    .set({ balance: sql`${store.balance} + ${sum}`, pendingSettle: sql`${store.pendingSettle} - ${sum}` })
    .where(eq(store.id, storeId));
  return rows.length;
}
