import { confirmed, opens, removes, switchedInCell } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { byId, toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { yesNo } from '@/lib/contract/states/yes-no';
import { type StoreLevel, storeLevel, storeLevelDefault, storeLevelStatus } from '@/lib/contract/store-level';
import { storeLevelForm } from './store-level-dialogs';

const setStatus = (status: 0 | 1) => toOne(storeLevelStatus, ({ id }: StoreLevel) => ({ body: { id, status } }));

/** What can be done with a level of stores. */
export const storeLevelActions = recordActions(storeLevel, ({ name }) => name, {
  edit: opens(storeLevel.update, storeLevelForm, (row: StoreLevel) => ({ row })),
  setDefault: confirmed(byId(storeLevelDefault), { allowed: ({ isDefault }: StoreLevel) => isDefault === yesNo.no }),
  delete: removes(storeLevel.remove),
  ...switchedInCell(setStatus),
});

export type StoreLevelActions = BoundActions<StoreLevel, keyof (typeof storeLevelActions)['actions']>;
