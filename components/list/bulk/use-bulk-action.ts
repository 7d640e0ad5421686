'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { everythingOf } from '@/lib/client/resource-queries';
import type { Identified } from '@/lib/contract/resource';
import { staleAfter, type WritingCall } from '@/lib/contract/resource-name';
import type { SendBatch } from '@/lib/list/bulk-run';
import type { ResourceList } from '@/lib/list/resource-list';
import { bulkDialog } from '../list-dialogs';

/** One action on many rows. */
export interface BulkAction {
  /** Its name, as on the button. */
  readonly title: string;
  readonly send: SendBatch;
  /** The call that is sent: what it makes stale is read again. */
  readonly writes?: WritingCall;
  readonly also?: readonly string[];
}

/** Runs bulk actions on the chosen rows of a list: with progress, cancel, a result for each row, retry and a report. */
export function useBulkAction<Row extends Identified, Filter>(list: ResourceList<Row, Filter>): (action: BulkAction) => Promise<void> {
  const t = useTranslations('list');
  const ask = useAskOnDemand();
  const toast = useToast();
  const report = useReportFailure();
  const queries = useQueryClient();
  return async (action) => {
    const { selection } = list;
    if (selection.count === 0) return toast.warning(t('selectFirst'));
    const outcome = await import('./run-bulk').then(
      ({ runBulk }) => runBulk(list, action, (task) => ask(bulkDialog, task)),
      (error: unknown) => report(error, { info: 'part' }),
    );
    if (!outcome) return;
    const [total, done] = [outcome.total, outcome.done.length];
    if (total > 0) toast[done === total ? 'success' : 'warning'](t('bulk.result', { n: done, m: total - done }));
    selection.release(outcome.done);
    const names = [list.resource.name, ...(action.writes ? staleAfter(action.writes) : []), ...(action.also ?? [])];
    await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: everythingOf(name) })));
  };
}
