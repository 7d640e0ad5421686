import { opens, reasoned } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toOne } from '@/components/actions/target';
import { type Refund, refund } from '@/lib/contract/refund';
import { refundAgree, refundExecute, refundReceive, refundRefuse, refundReject } from '@/lib/contract/refund/action';
import { refundTransitions } from '@/lib/contract/states/refund';
import { stepsOf } from '@/lib/contract/states/transitions';
import { agreeDialog, executeDialog, receiveReturnDialog } from './refund-dialogs';

const LONGEST_REASON = 200;

/** What the server offers for a case; a server that does not say it is asked by the states. */
const offers = (action: string) => (row: Refund) =>
  (row.allowedActions ?? stepsOf(refundTransitions, row).map((step) => (step === 'agreeReturn' ? 'agree' : step))).includes(action);

const ofRefund = (row: Refund) => ({ refund: row });
const refused = (endpoint: typeof refundReject) => toOne(endpoint, ({ id }: Refund, reason: string) => ({ body: { id, reason } }));
const refusal = { max: LONGEST_REASON, danger: true, labels: 'refund.rejectFields' } as const;

/** What can be decided about an after-sale, each asking what it needs to know. */
export const refundActions = recordActions(refund, ({ refundNo }) => refundNo, {
  execute: opens(refundExecute, executeDialog, ofRefund, {
    allowed: offers('execute'),
    named: ({ failMsg }) => (failMsg === '' ? 'execute' : 'retry'),
  }),
  agree: opens(refundAgree, agreeDialog, ofRefund, { allowed: offers('agree') }),
  rejectRefund: reasoned(refused(refundReject), { ...refusal, allowed: offers('rejectRefund') }),
  receiveReturn: opens(refundReceive, receiveReturnDialog, ofRefund, { allowed: offers('receiveReturn') }),
  refuseReturn: reasoned(refused(refundRefuse), { ...refusal, allowed: offers('refuseReturn') }),
});
