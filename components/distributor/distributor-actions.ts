import { asked, confirmed, opens, reasoned } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
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
import { distributorWithdraw } from '@/lib/contract/distributor/withdraw';
import { distributorState, distributorTransitions } from '@/lib/contract/states/distributor';
import { allowed } from '@/lib/contract/states/transitions';
import { distributorDrawer, distributorQrDialog, distributorReferrerDialog, distributorWithdrawDialog } from './distributor-dialogs';
import type { PanelName } from './panel-name';

const inState = (step: keyof typeof distributorTransitions) => (row: Distributor) => allowed(distributorTransitions, row, step);
const changeable = inState('change');
const ofRow = (row: Distributor) => row;

const shows = (panel: PanelName) => opens(distributor.list, distributorDrawer, ({ id }: Distributor) => ({ id, panel }));

/** What can be done with a distributor; nothing but a last payout with one who was dismissed. */
export const distributorActions = recordActions(distributor, ({ nickname }) => nickname, {
  members: shows('members'),
  orders: shows('orders'),
  commissions: shows('commissions'),
  level: asked(
    toMany(distributorLevelChange, (ids, levelId: number | null) => ({ ids, levelId: levelId ?? 0 })),
    distributorLevelDialog,
    ({ title }, row?: Distributor) => ({ title, ...(row && { levelId: row.levelId }) }),
    { allowed: changeable },
  ),
  parent: opens(distributorParent, distributorReferrerDialog, ofRow, { allowed: changeable }),
  clearParent: confirmed(
    toOne(distributorParent, ({ id }: Distributor) => ({ body: { id, parentId: null } })),
    { danger: true, allowed: (row) => changeable(row) && row.parentId !== null },
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

export type DistributorActions = BoundActions<Distributor, keyof (typeof distributorActions)['actions']>;
