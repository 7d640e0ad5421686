import { codes } from '@/lib/contract/call/codes';
import { cashApply, cashCancel, cashTerms } from '@/lib/contract/cash/action';
import { cashApplicant } from '@/lib/contract/states/cash';
import { isMain } from '@/reference-api/auth/caller';
import { effectOf } from '@/reference-api/commerce/effect';
import { applicantOf } from '@/reference-api/commerce/withdrawal/applicant';
import { applyCash, cashTermsOf } from '@/reference-api/commerce/withdrawal/apply-cash';
import { cancelCash } from '@/reference-api/commerce/withdrawal/decide-cash';
import { findRecord } from '@/reference-api/crud/records';
import { maskedAccount } from '@/reference-api/masked';
import { Refusal } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { cashSpec } from './cash-spec';
import { accountsOf } from './store-accounts';

/** Mounts the withdrawal of a store's own earnings (finance.md 2). */
export function mountCashApply(api: Api): void {
  serve(api, cashTerms, async (call) => {
    const storeId = otherStoreOf(call);
    const effect = effectOf(call);
    const terms = await cashTermsOf(effect, await applicantOf(effect, { applicant: cashApplicant.store, storeId }));
    const accounts = (await accountsOf(call.database, storeId)).filter(({ type }) => terms.types.includes(type));
    return {
      ...terms,
      accounts: accounts.map(({ id, type, name, account: { no = '' } }) => ({ id, type, name, no: maskedAccount(no) })),
    };
  });

  serve(api, cashApply, async (call) => {
    const storeId = otherStoreOf(call);
    const { amount, type, accountId } = call.body;
    const chosen = (await accountsOf(call.database, storeId)).find((each) => each.id === accountId && each.type === type);
    return applyCash(effectOf(call), { applicant: cashApplicant.store, storeId, amount, type, account: chosen?.account ?? null });
  });

  serve(api, cashCancel, async (call) => {
    otherStoreOf(call);
    await findRecord(cashSpec, call.body.id, call, 'write');
    return cancelCash(effectOf(call), call.body);
  });
}

/** The main store keeps what it earns: there is nothing to withdraw it from. */
function otherStoreOf({ caller }: Pick<Call, 'caller'>): number {
  if (isMain(caller)) throw new Refusal(codes.noPermission);
  return caller.storeId;
}
