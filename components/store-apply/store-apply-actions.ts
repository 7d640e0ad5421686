import { confirmed, opens, removes } from '@/components/actions/constructors';
import { type ActionContext, recordActions } from '@/components/actions/record-action';
import { byId } from '@/components/actions/target';
import { storeApplyTransitions } from '@/lib/contract/states/store-apply';
import { allowed } from '@/lib/contract/states/transitions';
import {
  type StoreApply,
  storeApply,
  storeApplyApprove,
  storeApplyRefund,
  storeApplyReject,
  storeApplyRemove,
} from '@/lib/contract/store-apply';
import type { ReviewStep } from './StoreApplyReview';
import { storeApplyDrawer } from './store-apply-dialogs';

const inState = (step: keyof typeof storeApplyTransitions) => ({ allowed: (row: StoreApply) => allowed(storeApplyTransitions, row, step) });

/** Both decisions are made in the drawer, beside the material. */
const begins =
  (step: ReviewStep) =>
  ({ id }: StoreApply) => ({ id, step });

/** The row has moved on also when the channel refused the money, which has to be told. */
const answered = ({ refundError }: { readonly refundError: string | null }, { toast }: ActionContext) => {
  if (refundError !== null) toast.warning(refundError);
};

/** What can be done with an application to open a store. */
export const storeApplyActions = recordActions(storeApply, ({ storeName }) => storeName, {
  approve: opens(storeApplyApprove, storeApplyDrawer, begins('approve'), inState('approve')),
  reject: opens(storeApplyReject, storeApplyDrawer, begins('reject'), { danger: true, ...inState('reject') }),
  refund: confirmed(byId(storeApplyRefund), { answered, ...inState('refund') }),
  delete: removes(storeApplyRemove, { ...inState('remove') }),
});
