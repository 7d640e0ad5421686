import { reasoned } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toOne } from '@/components/actions/target';
import { type Cash, cash } from '@/lib/contract/cash';
import { cashFail } from '@/lib/contract/cash/action';
import { cashTransitions } from '@/lib/contract/states/cash';
import { allowed } from '@/lib/contract/states/transitions';

/** Letters of a reason for a failure or a rejection. */
export const LONGEST_REASON = 200;

/** Notes that a transfer did not go through. Seldom, and only after an attempt to pay. */
export const fail = reasoned(
  toOne(cashFail, ({ id }: Cash, reason: string) => ({ body: { id, reason } })),
  { max: LONGEST_REASON, danger: true, rare: () => true, allowed: (row) => allowed(cashTransitions, row, 'fail') },
);

/** The same by itself, for the dialog that confirms a transfer. */
export const cashFailure = recordActions(cash, ({ cashNo }) => cashNo, { fail }, 'cash');
