import { confirmed, opens, reasoned } from '@/components/actions/constructors';
import { type ActionContext, type RecordAction, recordActions } from '@/components/actions/record-action';
import { byId, toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { MAIN_STORE } from '@/lib/contract/access';
import { type Cash, cash } from '@/lib/contract/cash';
import { cashApprove, cashCancel, cashPay, cashReject, cashRetry } from '@/lib/contract/cash/action';
import { cashState, cashTransitions } from '@/lib/contract/states/cash';
import { allowed } from '@/lib/contract/states/transitions';
import { formatFen } from '@/lib/format/money';
import { sendBatch } from '@/lib/list/send-batch';
import { cashApproveDialog, cashPayDialog } from './cash-dialogs';
import { fail, LONGEST_REASON } from './cash-fail';

const inState = (step: keyof typeof cashTransitions) => (row: Cash) => allowed(cashTransitions, row, step);

/** Asked with number and sum (open-questions 30). */
const sureOf = (step: 'approve' | 'reject', { message }: ActionContext, rows: readonly Cash[]) =>
  message(`sure.${step}`, { n: rows.length, x: formatFen(rows.reduce((total, { arrival }) => total + arrival, 0)) });
/** Rows of other pages are known by number alone and have no sum. */
const sure = (step: 'approve' | 'reject', context: ActionContext, rows: readonly Cash[] | undefined) => rows && sureOf(step, context, rows);

const approved = toMany(cashApprove, (ids, remark: string) => ({ ids, remark }));
const approve: RecordAction<Cash> = {
  endpoint: cashApprove,
  allowed: (row) => inState('approve')(row) || inState('approveToBalance')(row),
  one: (row, context) =>
    context.ask(cashApproveDialog, {
      title: context.title,
      text: sureOf('approve', context, [row]),
      confirmLabel: context.label,
      act: (remark) => approved.one(row, remark, context.writeInForm),
      savedText: context.succeededText,
    }),
  many: async (context, rows) => ((await context.confirm({ text: sure('approve', context, rows) })) ? approved.many?.('') : undefined),
};

const rejected = toMany(cashReject, (ids, reason: string) => ({ ids, reason }));
const reject: RecordAction<Cash> = {
  ...reasoned(rejected, {
    ...{ max: LONGEST_REASON, danger: true, allowed: inState('reject') },
    // Once it was approved, the money is on its way and comes back.
    named: ({ status }) => (status === cashState.pending ? 'reject' : 'rejectReturn'),
    rare: ({ status }) => status !== cashState.pending,
  }),
  many: async (context, rows) => {
    const text = sure('reject', context, rows) ?? context.consequence();
    const { title, label: confirmLabel } = context;
    const given = { title, max: LONGEST_REASON, confirmLabel, danger: true, ...(text !== undefined && { text }) };
    const reason = await context.ask(reasonDialog, given);
    return reason === undefined ? undefined : rejected.many?.(reason);
  },
};

/** One proof may stand for many withdrawals; the dialog says of how many, and what they come to. */
const pay: RecordAction<Cash> = {
  ...opens(cashPay, cashPayDialog, (row: Cash) => ({ rows: [row] }), { allowed: inState('pay'), inSight: true }),
  many: async ({ ask }, rows = []) => {
    const payment = await ask(cashPayDialog, { rows, asksOnly: true });
    return payment && sendBatch(cashPay, (ids) => ({ ids, ...payment }));
  },
};

/** What can be done with a withdrawal. */
export const cashActions = recordActions(
  cash,
  ({ cashNo }) => cashNo,
  {
    approve,
    pay,
    retry: confirmed(byId(cashRetry), { allowed: inState('retry') }),
    fail,
    reject,
    // Whoever applied takes it back; the main store rejects.
    cancel: confirmed(byId(cashCancel), { danger: true, allowed: (row, { storeId }) => storeId !== MAIN_STORE && inState('cancel')(row) }),
  },
  'cash',
);

export type CashActions = BoundActions<Cash, keyof (typeof cashActions)['actions']>;
