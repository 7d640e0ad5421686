import { opens, removes, switchedInCell } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { type StoreMeal, storeMeal, storeMealStatus } from '@/lib/contract/store-meal';
import { storeMealForm } from './store-meal-dialogs';

const setStatus = (status: 0 | 1) => toMany(storeMealStatus, (ids) => ({ ids, status }));

/** What can be done with a plan. */
export const storeMealActions = recordActions(storeMeal, ({ name }) => name, {
  edit: opens(storeMeal.update, storeMealForm, (row: StoreMeal) => ({ row })),
  copy: opens(storeMeal.create, storeMealForm, (copied: StoreMeal) => ({ row: null, copied })),
  delete: removes(storeMeal.remove),
  ...switchedInCell(setStatus),
});

export type StoreMealActions = BoundActions<StoreMeal, keyof (typeof storeMealActions)['actions']>;
