import { distributorWithdraw } from '@/lib/contract/distributor/withdraw';
import { cashApplicant } from '@/lib/contract/states/cash';
import { distributorTransitions } from '@/lib/contract/states/distributor';
import { effectOf } from '@/reference-api/commerce/effect';
import { applyCash } from '@/reference-api/commerce/withdrawal/apply-cash';
import { findRecord } from '@/reference-api/crud/records';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serve } from '@/reference-api/serve';
import { distributorSpec } from './distributor-spec';

/** Mounts the withdrawal the main store files for somebody who is no distributor any more (member.md 5). */
export function mountDistributorWithdraw(api: Api): void {
  serve(api, distributorWithdraw, async (call) => {
    const { id, amount, type, account } = call.body;
    const { status } = await findRecord(distributorSpec, id, call, 'write');
    const { from, refusal } = distributorTransitions.withdrawFor;
    if (!from.some((state) => state === status)) throw new Refusal(refusal);
    return applyCash(effectOf(call), { applicant: cashApplicant.distributor, memberId: id, amount, type, account });
  });
}
