/** So many rows are taken at a time. */
export const BATCH = 200;

/** Repeats a step that changes at most a batch of rows until none is left or a stop is told, so that no statement holds a table for long. */
export async function inBatches(step: (limit: number) => Promise<number>, stop?: AbortSignal): Promise<number> {
  let changed = 0;
  while (!stop?.aborted) {
    const now = await step(BATCH);
    changed += now;
    if (now < BATCH) break;
  }
  return changed;
}
