import type { ImportAnswer } from '@/lib/contract/call/import-answer';

/** A row that can be sent, with the line it came from. */
export interface SendableRow<Line> {
  readonly line: number;
  readonly value: Line;
}

/** Keys of what is sent, the same until its outcome is known. */
interface Keys {
  keyFor(input: unknown): string;
  settle(input: unknown, error?: unknown): void;
}

/** What a batch is sent with. */
export interface SendOptions {
  /** The key of all that is sent, which is more than the rows: the same rows for another variant are another import. */
  keyFor(sent: unknown): string;
  readonly signal: AbortSignal;
}

interface Options<Line> {
  /** How many rows one call takes. */
  readonly batchSize: number;
  readonly signal: AbortSignal;
  /** Sends one batch. The lines of its answer count from 1 for the first row sent. */
  send(values: readonly Line[], options: SendOptions): Promise<ImportAnswer>;
  readonly keys: Keys;
  onProgress(sent: number): void;
}

const NOTHING: ImportAnswer = { total: 0, imported: 0, duplicate: 0, invalid: [] };

/**
 * Sends rows batch by batch and adds up the answers; the lines they name are those of the file. Batches that have arrived keep their keys
 * until the last has: sent again after it was lost, they get their first answer.
 */
export async function sendRows<Line>(rows: readonly SendableRow<Line>[], options: Options<Line>): Promise<ImportAnswer> {
  const { batchSize, signal, send, keys, onProgress } = options;
  const sent: unknown[] = [];
  const keyFor = (input: unknown) => {
    sent.push(input);
    return keys.keyFor(input);
  };
  let sum = NOTHING;
  try {
    for (let at = 0; at < rows.length; at += batchSize) {
      signal.throwIfAborted();
      const batch = rows.slice(at, at + batchSize);
      const answer = await send(
        batch.map(({ value }) => value),
        { keyFor, signal },
      );
      sum = added(sum, answer, batch);
      onProgress(at + batch.length);
    }
  } catch (error) {
    keys.settle(sent.at(-1), error);
    throw error;
  }
  for (const input of sent) keys.settle(input);
  return sum;
}

const added = (sum: ImportAnswer, answer: ImportAnswer, batch: readonly SendableRow<unknown>[]): ImportAnswer => ({
  total: sum.total + answer.total,
  imported: sum.imported + answer.imported,
  duplicate: sum.duplicate + answer.duplicate,
  invalid: [...sum.invalid, ...answer.invalid.map(({ line, msg }) => ({ line: batch[line - 1]?.line ?? line, msg }))],
});
