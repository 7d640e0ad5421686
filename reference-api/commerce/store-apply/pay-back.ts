import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { applyPayState, storeApplyTransitions } from '@/lib/contract/states/store-apply';
import type { Effect } from '@/reference-api/commerce/effect';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { applicationOf, type StoreApplyRow } from './application';

/** How an application went on: the row has moved also when the channel refused the refund, and `refundError` says so. */
export interface PaidBack extends Moved {
  payStatus: number;
  refundError: number | null;
}

/** Takes an application through its end and pays back what was paid: no ledger row, it never was income (shopping.md 2). */
export async function endAndPayBack(effect: Effect, before: StoreApplyRow, [moved]: Moved[]): Promise<PaidBack> {
  if (!moved) throw new Error('the application did not move');
  if (before.payStatus !== applyPayState.paid) return { ...moved, payStatus: before.payStatus, refundError: null };
  if (effect.gateway.mode === 'fail') return { ...moved, payStatus: applyPayState.paid, refundError: codes.applyRefundFailed };
  await effect.database
    .update(storeApply)
    .set({ payStatus: applyPayState.refunded, refundTime: effect.now })
    .where(eq(storeApply.id, before.id));
  return { ...moved, payStatus: applyPayState.refunded, refundError: null };
}

/** Tries a refund again that the channel refused when the application was decided. */
export async function refundStoreApply(effect: Effect, { id }: { id: number }): Promise<PaidBack> {
  const before = await applicationOf(effect, id);
  return endAndPayBack(effect, before, await moveState(storeApply, id, storeApplyTransitions.refund, {}, effect));
}
