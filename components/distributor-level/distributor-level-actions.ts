import { confirmed, opens, removes, switched } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { byId, toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { onDemand } from '@/components/dialogs/use-on-demand';
import { type DistributorLevel, distributorLevel, distributorLevelDefault, distributorLevelStatus } from '@/lib/contract/distributor-level';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { disableQuestion } from './disable-question';

export const distributorLevelForm = onDemand(() => import('./DistributorLevelForm').then((module) => module.DistributorLevelForm));
export const distributorLevelDialog = onDemand(() => import('./DistributorLevelDialog').then((module) => module.DistributorLevelDialog));

const setStatus = (status: 0 | 1) => toOne(distributorLevelStatus, ({ id }: DistributorLevel) => ({ body: { id, status } }));

/** What can be done with a distributor level. */
export const distributorLevelActions = recordActions(distributorLevel, ({ name }) => name, {
  edit: opens(distributorLevel.update, distributorLevelForm, (level: DistributorLevel) => level),
  setDefault: confirmed(byId(distributorLevelDefault), { allowed: ({ isDefault }: DistributorLevel) => isDefault === yesNo.no }),
  delete: removes(distributorLevel.remove),
  enable: switched(setStatus(onOff.on), { inCell: true }),
  disable: switched(setStatus(onOff.off), { inCell: true, danger: true, ...disableQuestion }),
});

export type DistributorLevelActions = BoundActions<DistributorLevel, keyof (typeof distributorLevelActions)['actions']>;
