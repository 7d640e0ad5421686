import { confirmed, opens, removes, switched } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { byId, toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { onDemand } from '@/components/dialogs/use-on-demand';
import { type MemberLevel, memberLevel, memberLevelDefault, memberLevelStatus } from '@/lib/contract/member-level';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { disableQuestion } from './disable-question';

export const memberLevelForm = onDemand(() => import('./MemberLevelForm').then((module) => module.MemberLevelForm));

const setStatus = (status: 0 | 1) => toOne(memberLevelStatus, ({ id }: MemberLevel) => ({ body: { id, status } }));

/** What can be done with a member level. */
export const memberLevelActions = recordActions(memberLevel, ({ name }) => name, {
  edit: opens(memberLevel.update, memberLevelForm, (level: MemberLevel) => ({ level })),
  setDefault: confirmed(byId(memberLevelDefault), { allowed: ({ isDefault }: MemberLevel) => isDefault === yesNo.no }),
  delete: removes(memberLevel.remove),
  enable: switched(setStatus(onOff.on), { inCell: true }),
  disable: switched(setStatus(onOff.off), { inCell: true, danger: true, ...disableQuestion }),
});

export type MemberLevelActions = BoundActions<MemberLevel, keyof (typeof memberLevelActions)['actions']>;
