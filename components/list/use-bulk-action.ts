'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { call } from '@/lib/client/call';
import { everythingOf } from '@/lib/client/resource-queries';
import type { Identified } from '@/lib/contract/resource';
import { matchingIds } from '@/lib/list/all-matching';
import { bulkCounts, rowResults } from '@/lib/list/bulk-batch';
import { createBulkJob, type ReadIds, settled } from '@/lib/list/bulk-job';
import type { SendBatch } from '@/lib/list/bulk-run';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { bulkDialog } from './list-dialogs';

/** One action on many rows. */
export interface BulkAction {
  /** Its name, as on the button. */
  readonly title: string;
  readonly send: SendBatch;
  /** Further resources it changes. */
  readonly also?: readonly string[];
}

/** Runs bulk actions on the chosen rows of a list: with progress, cancel, a result for each row, retry and a report. */
export function useBulkAction<Row extends Identified, Filter>(list: ResourceList<Row, Filter>): (action: BulkAction) => Promise<void> {
  const t = useTranslations('list');
  const ask = useAskOnDemand();
  const toast = useToast();
  const queries = useQueryClient();
  return async ({ title, send, also = [] }) => {
    const { selection } = list;
    if (selection.count === 0) return toast.warning(t('selectFirst'));
    const job = createBulkJob(readerOf(list), send);
    void job.start(selection.value.mode === 'all' ? list.total : selection.count);
    await ask(bulkDialog, { title, job });
    // The dialog may have been dismissed with its tab while the action goes on.
    const state = await settled(job);
    if (state.phase !== 'finished') return;
    const { done, total } = bulkCounts(state.batches);
    if (total > 0) toast[done === total ? 'success' : 'warning'](t('bulk.result', { n: done, m: total - done }));
    selection.release(rowResults(state.batches).flatMap((row) => (row.state === 'done' ? [row.id] : [])));
    await Promise.all([list.of.name, ...also].map((name) => queries.invalidateQueries({ queryKey: everythingOf(name) })));
  };
}

/** Chosen ids as they are, or everything that matches at this moment, read page by page. */
function readerOf<Row extends Identified, Filter>({ of, query, selection }: ResourceList<Row, Filter>): ReadIds {
  const { mode, marked } = selection.value;
  if (mode === 'some') return async () => [...marked];
  return (expected, signal, onProgress) =>
    matchingIds((page, stop) => call(of.list, { query: { ...query, ...page }, body: undefined, signal: stop }), {
      expected,
      except: marked,
      signal,
      onProgress,
    });
}
