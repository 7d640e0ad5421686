import { reasoned, removes } from '@/components/actions/constructors';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import { toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { distributorLevelDialog } from '@/components/distributor-level/distributor-level-actions';
import {
  type DistributorApply,
  distributorApply,
  distributorApplyApprove,
  distributorApplyReject,
  distributorApplyRemove,
} from '@/lib/contract/distributor-apply';
import { distributorApplyTransitions } from '@/lib/contract/states/distributor-apply';
import { allowed } from '@/lib/contract/states/transitions';

const inState = (step: keyof typeof distributorApplyTransitions) => (row: DistributorApply) =>
  allowed(distributorApplyTransitions, row, step);

const approved = toMany(distributorApplyApprove, (ids, levelId: number | null) => ({ ids, levelId }));
/** Approved with a level, or with the one applied for where none is chosen. */
const approve: RecordAction<DistributorApply> = {
  endpoint: distributorApplyApprove,
  allowed: inState('approve'),
  one: (row, { ask, title, label, consequence, succeededText, writeInForm }) =>
    ask(distributorLevelDialog, {
      title,
      levelId: row.levelId,
      optional: consequence() ?? '',
      confirmLabel: label,
      act: (levelId) => approved.one(row, levelId, writeInForm),
      savedText: succeededText,
    }),
  many: async ({ ask, title, label, consequence }) => {
    const levelId = await ask(distributorLevelDialog, { title, optional: consequence() ?? '', confirmLabel: label });
    return levelId === undefined ? undefined : approved.many?.(levelId);
  },
};

/** What can be done with an application: it is decided once, and may be taken away when it is over. */
export const distributorApplyActions = recordActions(distributorApply, ({ nickname }) => nickname, {
  approve,
  reject: reasoned(
    toMany(distributorApplyReject, (ids, reason: string) => ({ ids, reason })),
    { max: 200, danger: true, labels: 'distributorApply.fields', allowed: inState('reject') },
  ),
  delete: removes(distributorApplyRemove, { allowed: inState('remove') }),
});

export type DistributorApplyActions = BoundActions<DistributorApply, keyof (typeof distributorApplyActions)['actions']>;
