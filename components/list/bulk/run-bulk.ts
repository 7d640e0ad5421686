import { call } from '@/lib/client/call';
import type { Identified } from '@/lib/contract/call/resource';
import { matchingIds } from '@/lib/list/all-matching';
import { rowResults } from '@/lib/list/bulk-batch';
import { createBulkJob, type ReadIds, settled } from '@/lib/list/bulk-job';
import type { SendBatch } from '@/lib/list/bulk-run';
import type { ResourceList } from '@/lib/list/resource-list';
import type { BulkParams } from './BulkDialog';

/** The rows an action was to reach: those it has done, and those it has not. */
export interface BulkOutcome {
  readonly done: readonly number[];
  readonly left: readonly number[];
}

/** Acts on the chosen rows while `show` shows how far it is; null when nothing was begun. */
export async function runBulk<Row extends Identified, Filter>(
  list: ResourceList<Row, Filter>,
  { title, send }: { readonly title: string; readonly send: SendBatch },
  show: (task: BulkParams) => Promise<unknown>,
): Promise<BulkOutcome | null> {
  const { selection } = list;
  const job = createBulkJob(readerOf(list), send);
  void job.start(selection.value.mode === 'all' ? list.paging.total : selection.count);
  await show({ title, job });
  // The dialog may have been dismissed with its tab while the action goes on.
  const state = await settled(job);
  if (state.phase !== 'finished') return null;
  const rows = rowResults(state.batches);
  const idsOf = (isDone: boolean) => rows.filter((row) => (row.state === 'done') === isDone).map(({ id }) => id);
  return { done: idsOf(true), left: idsOf(false) };
}

/** Chosen ids as they are, or everything that matches at this moment, read page by page. */
function readerOf<Row extends Identified, Filter>({ resource, query, selection }: ResourceList<Row, Filter>): ReadIds {
  const { mode, marked } = selection.value;
  if (mode === 'some') return async () => [...marked];
  return (expected, signal, onProgress) =>
    matchingIds((page, stop) => call(resource.list, { query: { ...query, ...page }, body: undefined, signal: stop }), {
      expected,
      except: marked,
      signal,
      onProgress,
    });
}
