import type { ImportAnswer } from '@/lib/contract/call/import-answer';

/** A row that can be sent, with the line it came from. */
export interface SendableRow<Line> {
  readonly line: number;
  readonly value: Line;
}

interface Options<Line> {
  /** How many rows one call takes. */
  readonly batchSize: number;
  readonly signal: AbortSignal;
  /** Sends one batch. The lines of its answer count from 1 for the first row sent. */
  send(values: readonly Line[], options: { idempotencyKey: string; signal: AbortSignal }): Promise<ImportAnswer>;
  /** The key of a batch: the same while the same rows are sent again. */
  keyFor(batch: number): string;
  onProgress(sent: number): void;
}

const NOTHING: ImportAnswer = { total: 0, imported: 0, duplicate: 0, invalid: [] };

/** Sends rows batch by batch and adds up the answers; the lines they name are those of the file. */
export async function sendRows<Line>(rows: readonly SendableRow<Line>[], options: Options<Line>): Promise<ImportAnswer> {
  const { batchSize, signal, send, keyFor, onProgress } = options;
  let sum = NOTHING;
  for (let at = 0; at < rows.length; at += batchSize) {
    signal.throwIfAborted();
    const batch = rows.slice(at, at + batchSize);
    const answer = await send(
      batch.map(({ value }) => value),
      { idempotencyKey: keyFor(at / batchSize), signal },
    );
    sum = added(sum, answer, batch);
    onProgress(at + batch.length);
  }
  return sum;
}

const added = (sum: ImportAnswer, answer: ImportAnswer, batch: readonly SendableRow<unknown>[]): ImportAnswer => ({
  total: sum.total + answer.total,
  imported: sum.imported + answer.imported,
  duplicate: sum.duplicate + answer.duplicate,
  invalid: [...sum.invalid, ...answer.invalid.map(({ line, msg }) => ({ line: batch[line - 1]?.line ?? line, msg }))],
});
