import type { BulkAnswer } from '@/lib/contract/call/bulk';

/** Why one row was refused. */
export interface Refusal {
  readonly code: number;
  readonly msg: string;
}

/** Rows that are sent together under one idempotency key. */
export interface Batch {
  readonly key: string;
  readonly ids: readonly number[];
  /** `unanswered` was sent but its answer was lost: whether it took effect is unknown until it is sent again under its own key. */
  readonly state: 'waiting' | 'unanswered' | 'answered';
  readonly refused: ReadonlyMap<number, Refusal>;
}

/** What became of one row. */
export type RowState = 'waiting' | 'unanswered' | 'done' | 'refused';
export interface RowResult {
  readonly id: number;
  readonly state: RowState;
  readonly refusal?: Refusal | undefined;
}

/** Cuts ids into batches, each with a key of its own. */
export function batchesOf(ids: readonly number[], size: number, newKey: () => string): Batch[] {
  const unique = [...new Set(ids)];
  return Array.from({ length: Math.ceil(unique.length / size) }, (_, index) => ({
    key: newKey(),
    ids: unique.slice(index * size, (index + 1) * size),
    state: 'waiting' as const,
    refused: new Map(),
  }));
}

/** A batch with the server's answer in it. */
export const answered = (batch: Batch, answer: BulkAnswer): Batch => ({
  ...batch,
  state: 'answered',
  refused: new Map(answer.failed.map(({ id, code, msg }) => [id, { code, msg }])),
});

/** A batch the server refused as a whole. */
export const refusedWhole = (batch: Batch, refusal: Refusal): Batch => ({
  ...batch,
  state: 'answered',
  refused: new Map(batch.ids.map((id) => [id, refusal])),
});

/**
 * What to run again after a run: batches without an answer as they are, because the server knows them by key and body, and the
 * refused rows in new batches under new keys. Rows that are done are in none of them.
 */
export function batchesToRetry(batches: readonly Batch[], size: number, newKey: () => string): { kept: Batch[]; again: Batch[] } {
  const refusedIds = batches.flatMap((batch) => [...batch.refused.keys()]);
  const kept = batches.map(withoutRefused).filter((batch) => batch.state === 'answered' && batch.ids.length > 0);
  const open = batches.filter((batch) => batch.state !== 'answered');
  return { kept, again: [...open, ...batchesOf(refusedIds, size, newKey)] };
}

const withoutRefused = (batch: Batch): Batch => ({ ...batch, ids: batch.ids.filter((id) => !batch.refused.has(id)), refused: new Map() });

/** The result of every row, in the order of the batches. */
export const rowResults = (batches: readonly Batch[]): RowResult[] =>
  batches.flatMap((batch) =>
    batch.ids.map((id): RowResult => {
      if (batch.state !== 'answered') return { id, state: batch.state };
      const refusal = batch.refused.get(id);
      return refusal ? { id, state: 'refused', refusal } : { id, state: 'done' };
    }),
  );

/** Rows by what became of them. */
export interface BulkCounts {
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly unanswered: number;
  readonly waiting: number;
}

export function bulkCounts(batches: readonly Batch[]): BulkCounts {
  const counts = { total: 0, done: 0, refused: 0, unanswered: 0, waiting: 0 };
  for (const { state } of rowResults(batches)) {
    counts.total += 1;
    counts[state] += 1;
  }
  return counts;
}
