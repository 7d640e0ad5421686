import { confirmed, opens, reasoned } from '@/components/actions/constructors';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import { toMany, toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { distributorLevelDialog } from '@/components/distributor-level/distributor-level-actions';
import {
  type Distributor,
  distributor,
  distributorLevelChange,
  distributorParent,
  distributorQrcode,
  distributorRetire,
  distributorStatusChange,
} from '@/lib/contract/distributor';
import { distributorWithdraw } from '@/lib/contract/distributor-withdraw';
import { distributorState, distributorTransitions } from '@/lib/contract/states/distributor';
import { allowed } from '@/lib/contract/states/transitions';
import { distributorQrDialog, distributorReferrerDialog, distributorWithdrawDialog } from './distributor-dialogs';

const inState = (step: keyof typeof distributorTransitions) => (row: Distributor) => allowed(distributorTransitions, row, step);
const changeable = inState('change');
const ofRow = (row: Distributor) => row;

const moved = toMany(distributorLevelChange, (ids, levelId: number) => ({ ids, levelId }));
const level: RecordAction<Distributor> = {
  endpoint: distributorLevelChange,
  allowed: changeable,
  one: (row, { ask, title, succeededText, writeInForm }) =>
    ask(distributorLevelDialog, {
      title,
      levelId: row.levelId,
      act: (chosen) => moved.one(row, chosen ?? 0, writeInForm),
      savedText: succeededText,
    }),
  many: async ({ ask, title }) => {
    const chosen = await ask(distributorLevelDialog, { title });
    return typeof chosen === 'number' ? moved.many?.(chosen) : undefined;
  },
};

/** What can be done with a distributor; nothing but a last payout with one who was dismissed. */
export const distributorActions = recordActions(distributor, ({ nickname }) => nickname, {
  level,
  parent: opens(distributorParent, distributorReferrerDialog, ofRow, { allowed: changeable }),
  clearParent: confirmed(
    toOne(distributorParent, ({ id }: Distributor) => ({ body: { id, parentId: null } })),
    { allowed: (row) => changeable(row) && row.parentId !== null },
  ),
  qrcode: opens(distributorQrcode, distributorQrDialog, ofRow, { allowed: ({ status }) => status === distributorState.normal }),
  freeze: reasoned(
    toOne(distributorStatusChange, ({ id }: Distributor, reason: string) => ({ body: { id, status: distributorState.frozen, reason } })),
    { max: 100, danger: true, allowed: inState('freeze') },
  ),
  unfreeze: confirmed(
    toOne(distributorStatusChange, ({ id }: Distributor) => ({ body: { id, status: distributorState.normal, reason: '' } })),
    { allowed: inState('unfreeze') },
  ),
  withdraw: opens(distributorWithdraw, distributorWithdrawDialog, ofRow, {
    allowed: (row) => inState('withdrawFor')(row) && row.commissionAvailable > 0,
  }),
  retire: reasoned(
    toOne(distributorRetire, ({ id }: Distributor, reason: string) => ({ body: { id, reason } })),
    { max: 200, danger: true, allowed: inState('retire') },
  ),
});

export type BoundDistributorActions = BoundActions<Distributor, keyof (typeof distributorActions)['actions']>;
