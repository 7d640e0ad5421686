'use client';
import { useTranslations } from 'next-intl';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { readAgainAfter } from '@/lib/client/after-write';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import type { Batches } from '@/lib/list/send-batch';
import { bulkDialog } from '../list-dialogs';

/** One action on many rows. */
export interface BulkAction {
  /** Its name, as on the button. */
  readonly title: string;
  readonly send: Batches;
}

/** Runs bulk actions on the chosen rows of a list: with progress, cancel, a result for each row, retry and a report. */
export function useBulkAction<Row extends Identified, Filter>(list: ResourceList<Row, Filter>): (action: BulkAction) => Promise<void> {
  const t = useTranslations('list');
  const ask = useAskOnDemand();
  const toast = useToast();
  const report = useReportFailure();
  return async (action) => {
    const { selection } = list;
    if (selection.count === 0) return toast.warning(t('selectFirst'));
    const outcome = await import('./run-bulk').then(
      ({ runBulk }) => runBulk(list, action, (task) => ask(bulkDialog, task)),
      (error: unknown) => report(error, { info: 'part' }),
    );
    if (!outcome) return;
    const { done, left } = outcome;
    // Given up before the rows were known, it has touched none.
    if (done.length + left.length > 0) {
      toast[left.length === 0 ? 'success' : 'warning'](t('bulk.result', { n: done.length, m: left.length }));
      selection.release(done, left);
    }
    await readAgainAfter(action.send.to);
  };
}
