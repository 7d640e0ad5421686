import { CountChanged } from './all-matching';
import { type Batch, batchesOf, batchesToRetry, bulkCounts } from './bulk-batch';
import { BATCH_SIZE, runBatches, type SendBatch } from './bulk-run';
import { createObservable, type Observable } from './observable';

/** Where a bulk action stands. */
export type BulkState =
  | { readonly phase: 'counting'; readonly read: number; readonly expected: number }
  /** Other rows match than the person saw; nothing was done, and it goes on only when they say so. */
  | { readonly phase: 'changed'; readonly expected: number; readonly found: number }
  | { readonly phase: 'failed'; readonly error: Error }
  | { readonly phase: 'running'; readonly batches: readonly Batch[] }
  | { readonly phase: 'finished'; readonly batches: readonly Batch[] };

export interface BulkJob extends Observable<BulkState> {
  /** Reads which rows are meant and acts on them; `expected` is how many the person agreed to. */
  start(expected: number): Promise<void>;
  /** Sends again what was refused or has no answer. */
  retry(): Promise<void>;
  /** Sends nothing more; what is done stays done. */
  cancel(): void;
}

/** The rows meant: read only now, because everything that matches may have changed since it was chosen. */
export type ReadIds = (expected: number, signal: AbortSignal, onRead: (read: number) => void) => Promise<readonly number[]>;

/** A bulk action that can be watched, cancelled and repeated. */
export function createBulkJob(readIds: ReadIds, send: SendBatch, newKey: () => string = () => crypto.randomUUID()): BulkJob {
  const state = createObservable<BulkState>({ phase: 'counting', read: 0, expected: 0 });
  let stop = new AbortController();

  const run = async (batches: readonly Batch[], kept: readonly Batch[]) => {
    stop = new AbortController();
    state.set({ phase: 'running', batches: [...kept, ...batches] });
    const onProgress = (now: readonly Batch[]) => state.set({ phase: 'running', batches: [...kept, ...now] });
    const ended = await runBatches(batches, send, { signal: stop.signal, onProgress });
    state.set({ phase: 'finished', batches: [...kept, ...ended] });
  };

  return {
    ...state,
    start: async (expected) => {
      stop = new AbortController();
      state.set({ phase: 'counting', read: 0, expected });
      try {
        const ids = await readIds(expected, stop.signal, (read) => state.set({ phase: 'counting', read, expected }));
        await run(batchesOf(ids, BATCH_SIZE, newKey), []);
      } catch (error) {
        if (error instanceof CountChanged) state.set({ phase: 'changed', expected, found: error.found });
        else if (stop.signal.aborted) state.set({ phase: 'finished', batches: [] });
        else state.set({ phase: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      }
    },
    retry: async () => {
      const now = state.get();
      if (now.phase !== 'finished') return;
      const { kept, again } = batchesToRetry(now.batches, BATCH_SIZE, newKey);
      await run(again, kept);
    },
    cancel: () => stop.abort(),
  };
}

/** Everything was done and nothing is left to look at. */
export const wentWell = (state: BulkState): boolean => {
  if (state.phase !== 'finished') return false;
  const { total, done } = bulkCounts(state.batches);
  return total > 0 && done === total;
};

/** Waits until a job neither reads nor sends any more. */
export function settled(job: BulkJob): Promise<BulkState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = job.get();
      if (state.phase === 'counting' || state.phase === 'running') return;
      stopWatching();
      resolve(state);
    };
    const stopWatching = job.subscribe(look);
    look();
  });
}
