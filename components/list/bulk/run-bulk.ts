import { call } from '@/lib/client/call';
import type { Identified } from '@/lib/contract/call/resource';
import { matchingIds } from '@/lib/list/all-matching';
import { bulkCounts, rowResults } from '@/lib/list/bulk-batch';
import { createBulkJob, type ReadIds, settled } from '@/lib/list/bulk-job';
import type { SendBatch } from '@/lib/list/bulk-run';
import type { ResourceList } from '@/lib/list/resource-list';
import type { BulkParams } from './BulkDialog';

/** How many rows an action was to reach, and which of them it did. */
export interface BulkOutcome {
  readonly total: number;
  readonly done: readonly number[];
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
  const done = rowResults(state.batches).flatMap((row) => (row.state === 'done' ? [row.id] : []));
  return { total: bulkCounts(state.batches).total, done };
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
