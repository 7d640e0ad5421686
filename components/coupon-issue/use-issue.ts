'use client';
import { useTranslations } from 'next-intl';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { bulkDialog } from '@/components/list/list-dialogs';
import { readAgainAfter } from '@/lib/client/after-write';
import { couponIssue } from '@/lib/contract/coupon-issue';
import { bulkCounts } from '@/lib/list/bulk-batch';
import { createBulkJob, settled } from '@/lib/list/bulk-job';
import { sendBatch } from '@/lib/list/send-batch';

interface Issue {
  readonly couponId: number;
  readonly name: string;
  readonly count: number;
  readonly ids: readonly number[];
  readonly names?: ReadonlyMap<number, string> | undefined;
}

/** Gives a coupon to members batch by batch, with progress, a result for each of them, retry and a report. */
export function useIssue(): (issue: Issue) => Promise<void> {
  const t = useTranslations('list');
  const words = useTranslations('couponIssue');
  const ask = useAskOnDemand();
  const toast = useToast();
  return async ({ couponId, name, count, ids, names }) => {
    const job = createBulkJob(
      async () => ids,
      sendBatch(couponIssue, (memberIds) => ({ id: couponId, count, memberIds })),
    );
    void job.start(ids.length);
    await ask(bulkDialog, { title: `${words('title')} · ${name}`, job, names });
    const state = await settled(job);
    if (state.phase === 'finished') {
      const { done, total } = bulkCounts(state.batches);
      toast[done === total ? 'success' : 'warning'](t('bulk.result', { n: done, m: total - done }));
    }
    await readAgainAfter(couponIssue);
  };
}
