import type { BulkAnswer } from '@/lib/contract/call/bulk';
import { ApiError } from '@/lib/contract/call/envelope';
import { answered, type Batch, refusedWhole } from './bulk-batch';

/** Sends one batch; the key goes into the Idempotency-Key header, so that sending it twice does it once. */
export type SendBatch = (ids: readonly number[], options: { idempotencyKey: string; signal: AbortSignal }) => Promise<BulkAnswer>;

/** How many rows go in one call. */
export const BATCH_SIZE = 20;
/** How many calls are under way at once. */
const CONCURRENCY = 3;

/**
 * Runs every batch that has no answer yet, a few at a time, and reports the batches after each answer.
 * A lost answer leaves its batch `unanswered` and the run goes on; a lost session or a cancel leaves the rest `waiting`.
 */
export async function runBatches(
  batches: readonly Batch[],
  send: SendBatch,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (batches: readonly Batch[]) => void },
): Promise<readonly Batch[]> {
  const present = [...batches];
  const open = [...present.keys()].filter((index) => present[index]?.state !== 'answered');
  let stopped = false;

  const work = async () => {
    while (!stopped && !signal.aborted) {
      const index = open.shift();
      const batch = index === undefined ? undefined : present[index];
      if (index === undefined || !batch) return;
      const outcome = await runOne(batch, send, signal);
      stopped ||= outcome.stop;
      present[index] = outcome.batch;
      onProgress([...present]);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return present;
}

async function runOne(batch: Batch, send: SendBatch, signal: AbortSignal): Promise<{ batch: Batch; stop: boolean }> {
  try {
    return { batch: answered(batch, await send(batch.ids, { idempotencyKey: batch.key, signal })), stop: false };
  } catch (error) {
    // A refusal of the API is an answer; anything else leaves open whether the rows were touched, also what the console says of a lost answer.
    if (!(error instanceof ApiError) || error.outcomeUnknown) return { batch: { ...batch, state: 'unanswered' }, stop: false };
    if (error.sessionInvalid) return { batch, stop: true };
    // It says nothing of the sending before, whose answer was lost.
    if (error.turnedAway && batch.state === 'unanswered') return { batch, stop: false };
    return { batch: refusedWhole(batch, { code: error.code, msg: error.message }), stop: false };
  }
}
