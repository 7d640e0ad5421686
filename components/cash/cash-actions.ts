import { confirmed, opens, reasoned } from '@/components/actions/constructors';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import { byId, toMany, toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { MAIN_STORE } from '@/lib/contract/access';
import { type Cash, cash } from '@/lib/contract/cash';
import { cashApprove, cashCancel, cashFail, cashPay, cashReject, cashRetry } from '@/lib/contract/cash/action';
import { cashTransitions } from '@/lib/contract/states/cash';
import { allowed } from '@/lib/contract/states/transitions';
import { formatFen } from '@/lib/format/money';
import { cashPayDialog } from './cash-dialogs';

const LONGEST_REASON = 200;
const inState = (step: keyof typeof cashTransitions) => (row: Cash) => allowed(cashTransitions, row, step);

/** The question names the sum, as it does for many. */
const approved = toMany(cashApprove, (ids) => ({ ids, remark: '' }));
const approve: RecordAction<Cash> = {
  endpoint: cashApprove,
  allowed: (row) => inState('approve')(row) || inState('approveToBalance')(row),
  one: async (row, { confirm, message, write, succeeded }) => {
    if (!(await confirm({ text: message('sure.approve', { n: 1, x: formatFen(row.arrival) }) }))) return;
    await approved.one(row, undefined, write);
    succeeded();
  },
};

/** What can be done with a withdrawal; the buttons for many, which name their sum, stand in `CashBulk`. */
export const cashActions = recordActions(cash, ({ cashNo }) => cashNo, {
  approve,
  pay: opens(cashPay, cashPayDialog, (row: Cash) => ({ rows: [row] }), { allowed: inState('pay') }),
  retry: confirmed(byId(cashRetry), { allowed: inState('retry') }),
  fail: reasoned(
    toOne(cashFail, ({ id }: Cash, reason: string) => ({ body: { id, reason } })),
    { max: LONGEST_REASON, danger: true, allowed: inState('fail') },
  ),
  reject: reasoned(
    toMany(cashReject, (ids, reason: string) => ({ ids, reason })),
    { max: LONGEST_REASON, danger: true, allowed: inState('reject') },
  ),
  // Whoever applied takes it back; the main store rejects.
  cancel: confirmed(byId(cashCancel), { danger: true, allowed: (row, { storeId }) => storeId !== MAIN_STORE && inState('cancel')(row) }),
});

export type CashActions = BoundActions<Cash, keyof (typeof cashActions)['actions']>;
