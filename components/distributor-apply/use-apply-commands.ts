'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { distributorLevelDialog } from '@/components/distributor-level/distributor-level-actions';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { type DistributorApply, distributorApplyApprove, distributorApplyReject } from '@/lib/contract/distributor-apply';
import { distributorApplyDrawer } from './distributor-apply-dialogs';
import { useRemoveApply } from './use-remove-apply';

const MOST_REASON = 200;
const LABELS = 'distributorApply.fields';
const [PENDING, REJECTED, CANCELLED] = [0, 2, 3];

export interface ApplyCommands {
  readonly mayDecide: boolean;
  show(id: number): void;
  /** The decisions and the removal a row allows now. */
  of(row: DistributorApply): readonly RowAction[];
}

/** What can be done with applications, of steady identity so that a hundred cells may hold it. */
export function useApplyCommands(): ApplyCommands {
  const t = useTranslations('distributorApply');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const remove = useRemoveApply();
  const may = useMay();
  return useMemo(() => {
    const mayDecide = may(distributorApplyApprove);
    const approve = ({ id, nickname, levelId }: DistributorApply) =>
      ask(distributorLevelDialog, {
        title: `${t('approve')} · ${nickname}`,
        levelId,
        optional: t('approveText'),
        confirmLabel: t('approve'),
        act: (chosen) => call(distributorApplyApprove, { query: undefined, body: { ids: [id], levelId: chosen } }).then(onlyRow),
        savedText: common('succeeded', { action: t('approve') }),
      });
    const reject = ({ id, nickname }: DistributorApply) =>
      ask(reasonDialog, {
        title: `${t('reject')} · ${nickname}`,
        text: t('rejectText'),
        max: MOST_REASON,
        confirmLabel: t('reject'),
        labels: LABELS,
        act: (reason) => call(distributorApplyReject, { query: undefined, body: { ids: [id], reason } }).then(onlyRow),
        savedText: common('succeeded', { action: t('reject') }),
      });
    const of = (row: DistributorApply): readonly RowAction[] => {
      if (!mayDecide) return [];
      if (row.status === PENDING) {
        return [
          { key: 'approve', label: t('approve'), act: () => void approve(row) },
          { key: 'reject', label: t('reject'), danger: true, act: () => void reject(row) },
        ];
      }
      const removable = row.status === REJECTED || row.status === CANCELLED;
      return removable ? [{ key: 'delete', label: common('delete'), danger: true, act: () => void remove(row) }] : [];
    };
    const commands: ApplyCommands = { mayDecide, show: (id) => void ask(distributorApplyDrawer, { id, commands }), of };
    return commands;
  }, [t, common, ask, remove, may]);
}
