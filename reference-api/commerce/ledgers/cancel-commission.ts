import { and, eq, sql } from 'drizzle-orm';
import { holdDistributors } from '@/reference-api/commerce/distributor/hold-distributors';
import type { Effect } from '@/reference-api/commerce/effect';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { distributor } from '@/reference-api/database/schema/distributor';
import { commissionBiz, commissionState } from './book-commission';

/** Cancels the pending commission of an order and tier, which then counts in no sum. Undefined when it is settled or never was. */
export async function cancelCommission(
  { database }: Effect,
  { orderId, tier }: { orderId: number; tier: number },
): Promise<typeof commissionRecord.$inferSelect | undefined> {
  const which = and(
    eq(commissionRecord.orderId, orderId),
    eq(commissionRecord.tier, tier),
    eq(commissionRecord.bizType, commissionBiz.earned),
  );
  const [pending] = await database
    .select({ memberId: commissionRecord.memberId })
    .from(commissionRecord)
    .where(and(which, eq(commissionRecord.status, commissionState.pending)));
  if (!pending) return undefined;
  // The distributor is held before its rows, as the settle timer holds it.
  await holdDistributors({ database }, [pending.memberId]);
  const [cancelled] = await database
    .update(commissionRecord)
    .set({ status: commissionState.cancelled })
    .where(and(which, eq(commissionRecord.status, commissionState.pending)))
    .returning();
  if (!cancelled) return undefined;
  await database
    .update(distributor)
    .set({
      commissionFrozen: sql`${distributor.commissionFrozen} - ${cancelled.amount}`,
      commissionTotal: sql`${distributor.commissionTotal} - ${cancelled.amount}`,
    })
    .where(eq(distributor.memberId, cancelled.memberId));
  return cancelled;
}
