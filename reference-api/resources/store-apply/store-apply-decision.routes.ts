import * as contract from '@/lib/contract/store-apply';
import { effectOf } from '@/reference-api/commerce/effect';
import { approveStoreApply, rejectStoreApply } from '@/reference-api/commerce/store-apply/decide';
import { refundStoreApply } from '@/reference-api/commerce/store-apply/pay-back';
import { findRecord } from '@/reference-api/crud/records';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { storeApplySpec } from './store-apply-spec';

/** Mounts what the platform decides about an application (shopping.md 2). */
export function mountStoreApplyDecisions(api: Api): void {
  serve(api, contract.storeApplyApprove, async (call) => {
    await findRecord(storeApplySpec, call.body.id, call, 'write');
    return approveStoreApply(effectOf(call), call.body);
  });

  serve(api, contract.storeApplyReject, async (call) => {
    await findRecord(storeApplySpec, call.body.id, call, 'write');
    return outcome(await rejectStoreApply(effectOf(call), call.body), call);
  });

  serve(api, contract.storeApplyRefund, async (call) => {
    await findRecord(storeApplySpec, call.body.id, call, 'write');
    return outcome(await refundStoreApply(effectOf(call), call.body), call);
  });
}

/** Where an application stands, and what the channel said about the money in the words of the caller. */
async function outcome({ refundError }: { refundError: number | null }, call: Call<unknown, { id: number }>) {
  const { id, status, version, payStatus } = await findRecord(storeApplySpec, call.body.id, call, 'read');
  return { id, status, version, payStatus, refundError: refundError === null ? null : call.translate(`errors.${refundError}`) };
}
