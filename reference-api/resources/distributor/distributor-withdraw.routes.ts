import { distributorWithdraw, distributorWithdrawTerms } from '@/lib/contract/distributor/withdraw';
import { cashApplicant } from '@/lib/contract/states/cash';
import { distributorTransitions } from '@/lib/contract/states/distributor';
import { effectOf } from '@/reference-api/commerce/effect';
import { applicantOf } from '@/reference-api/commerce/withdrawal/applicant';
import { applyCash, cashTermsOf } from '@/reference-api/commerce/withdrawal/apply-cash';
import { findRecord } from '@/reference-api/crud/records';
import { Refusal } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { distributorSpec } from './distributor-spec';

/** Mounts the withdrawal the main store files for somebody who is no distributor any more (member.md 5). */
export function mountDistributorWithdraw(api: Api): void {
  serve(api, distributorWithdrawTerms, async (call) => {
    const effect = effectOf(call);
    return cashTermsOf(effect, await applicantOf(effect, await forDismissed(call.query.id, call)));
  });

  serve(api, distributorWithdraw, async (call) => {
    const { id, amount, type, account } = call.body;
    return applyCash(effectOf(call), { ...(await forDismissed(id, call)), amount, type, account });
  });
}

async function forDismissed(id: number, call: Call): Promise<{ applicant: number; memberId: number }> {
  const { status } = await findRecord(distributorSpec, id, call, 'write');
  const { from, refusal } = distributorTransitions.withdrawFor;
  if (!from.some((state) => state === status)) throw new Refusal(refusal);
  return { applicant: cashApplicant.distributor, memberId: id };
}
