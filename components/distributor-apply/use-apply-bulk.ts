'use client';
import { useTranslations } from 'next-intl';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { distributorLevelDialog } from '@/components/distributor-level/distributor-level-actions';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import {
  type DistributorApply,
  type distributorApply,
  distributorApplyApprove,
  distributorApplyReject,
} from '@/lib/contract/distributor-apply';
import type { Listing } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { sendBatch } from '@/lib/list/send-batch';

type Filter = typeof distributorApply extends Listing<DistributorApply, infer Known> ? Known : never;
const MOST_REASON = 200;
const LABELS = 'distributorApply.fields';

/** Decides all chosen applications at once: approved with one level, or rejected for one reason. */
export function useApplyBulk(list: ResourceList<DistributorApply, Filter>): { approve(): Promise<void>; reject(): Promise<void> } {
  const t = useTranslations('distributorApply');
  const ask = useAskOnDemand();
  const run = useBulkAction(list);
  const titled = (action: string) => t('bulkTitle', { action, n: list.selection.count });
  return {
    approve: async () => {
      const title = t('bulkApprove');
      const wish = { title: titled(title), optional: t('levelHint'), confirmLabel: t('approve') };
      const levelId = await ask(distributorLevelDialog, wish);
      if (levelId === undefined) return;
      await run({ title, send: sendBatch(distributorApplyApprove, (ids) => ({ ids, levelId })) });
    },
    reject: async () => {
      const title = t('bulkReject');
      const wish = { title: titled(title), text: t('rejectText'), max: MOST_REASON, confirmLabel: t('reject'), labels: LABELS };
      const reason = await ask(reasonDialog, wish);
      if (reason === undefined) return;
      await run({ title, send: sendBatch(distributorApplyReject, (ids) => ({ ids, reason })) });
    },
  };
}
