import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proxyCodes } from '@/lib/contract/call/codes';
import { ApiError, TransportError } from '@/lib/contract/call/envelope';
import { type Batch, batchesOf, batchesToRetry, bulkCounts, rowResults } from './bulk-batch';
import { runBatches, type SendBatch } from './bulk-run';

let made = 0;
const newKey = () => `key-${++made}`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const run = (
  batches: readonly Batch[],
  send: SendBatch,
  signal = new AbortController().signal,
  onProgress: (batches: readonly Batch[]) => void = () => undefined,
) => runBatches(batches, send, { signal, onProgress });

/** A server that keeps keys as 00-conventions 1.3 says: the same key gives the first answer again. */
function server(refuse: (id: number) => boolean = () => false) {
  const byKey = new Map<string, { body: string; answer: { success: number; failed: { id: number; code: number; msg: string }[] } }>();
  const effects: number[] = [];
  return {
    effects,
    take(batch: readonly number[], key: string) {
      const known = byKey.get(key);
      if (known) {
        if (known.body !== batch.join()) throw new ApiError(40904, 'same key, other body');
        return known.answer;
      }
      const failed = batch.filter(refuse).map((id) => ({ id, code: 60101, msg: `no ${id}` }));
      effects.push(...batch.filter((id) => !refuse(id)));
      const answer = { success: batch.length - failed.length, failed };
      byKey.set(key, { body: batch.join(), answer });
      return answer;
    },
  };
}

test('rows are refused one by one, the others are done', async () => {
  const api = server((id) => id % 10 === 0);
  const batches = await run(batchesOf(ids(45), 20, newKey), async (batch, { idempotencyKey }) => api.take(batch, idempotencyKey));
  expect(bulkCounts(batches)).toEqual({ total: 45, done: 41, refused: 4, unanswered: 0, waiting: 0 });
  expect(rowResults(batches).find((row) => row.id === 30)).toEqual({ id: 30, state: 'refused', refusal: { code: 60101, msg: 'no 30' } });
});

test('a batch refused as a whole refuses each of its rows and the run goes on', async () => {
  const send: SendBatch = async (batch) => {
    if (batch.includes(1)) throw new ApiError(40301, 'main store only');
    return { success: batch.length, failed: [] };
  };
  expect(bulkCounts(await run(batchesOf(ids(4), 2, newKey), send))).toMatchObject({ refused: 2, done: 2 });
});

test('a lost session stops the run; what was not sent stays waiting', async () => {
  let calls = 0;
  const send: SendBatch = async () => {
    calls += 1;
    throw new ApiError(50014, 'expired');
  };
  const batches = await run(batchesOf(ids(200), 20, newKey), send);
  expect(calls).toBeLessThanOrEqual(3);
  expect(bulkCounts(batches).waiting).toBe(200);
});

test('never more than three calls are under way, and progress is told after each', async () => {
  let now = 0;
  let most = 0;
  const told: number[] = [];
  const send: SendBatch = async (batch) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    now -= 1;
    return { success: batch.length, failed: [] };
  };
  await run(batchesOf(ids(100), 10, newKey), send, undefined, (batches) => void told.push(bulkCounts(batches).done));
  expect(most).toBe(3);
  expect(told).toEqual(ids(10).map((n) => n * 10));
});

test('a cancel sends nothing more', async () => {
  const stop = new AbortController();
  let calls = 0;
  const send: SendBatch = async (batch) => {
    if (++calls === 2) stop.abort();
    return { success: batch.length, failed: [] };
  };
  const batches = await run(batchesOf(ids(100), 10, newKey), send, stop.signal);
  expect(bulkCounts(batches)).toMatchObject({ done: calls * 10, waiting: 100 - calls * 10 });
  expect(calls).toBeLessThanOrEqual(4);
});

test('a batch without an answer is sent again with its own key and body, refused rows with a new key', async () => {
  const api = server((id) => id === 3);
  let lost = true;
  const send: SendBatch = async (batch, { idempotencyKey }) => {
    const answer = api.take(batch, idempotencyKey);
    if (lost && batch.includes(1)) throw new TransportError('connection lost after the server had done it');
    return answer;
  };
  const first = await run(batchesOf(ids(4), 2, newKey), send);
  expect(rowResults(first).map((row) => row.state)).toEqual(['unanswered', 'unanswered', 'refused', 'done']);
  lost = false;
  const { kept, again } = batchesToRetry(first, 2, newKey);
  expect(again[0]).toEqual(first[0]);
  expect(again[1]?.ids).toEqual([3]);
  expect(first.map((batch) => batch.key)).not.toContain(again[1]?.key);
  const second = [...kept, ...(await run(again, send))];
  expect(bulkCounts(second)).toMatchObject({ total: 4, done: 3, refused: 1 });
  expect(api.effects.toSorted()).toEqual([1, 2, 4]);
});

test('whatever gets lost on the way, retrying to the end does every row exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 25 }),
      fc.infiniteStream(fc.constantFrom('ok', 'lostBefore', 'lostAfter', 'lostBehind', 'turnedAway')),
      async (rows, size, faults) => {
        const api = server();
        const send: SendBatch = async (batch, { idempotencyKey }) => {
          const fault = faults.next().value;
          if (fault === 'turnedAway') throw new ApiError(proxyCodes.busy, '系统繁忙');
          if (fault === 'lostBefore') throw new TransportError('never arrived');
          const answer = api.take(batch, idempotencyKey);
          if (fault === 'lostAfter') throw new TransportError('answer lost');
          if (fault === 'lostBehind') throw new ApiError(proxyCodes.timeout, '请求超时');
          return answer;
        };
        let batches = await run(batchesOf(ids(rows), size, newKey), send);
        for (let round = 0; round < 200 && bulkCounts(batches).done < rows; round += 1) {
          const { kept, again } = batchesToRetry(batches, size, newKey);
          batches = [...kept, ...(await run(again, send))];
        }
        expect(bulkCounts(batches).done).toBe(rows);
        expect(api.effects.toSorted((a, b) => a - b)).toEqual(ids(rows));
      },
    ),
    { numRuns: 60 },
  );
});

test('an id named twice is sent once', () => {
  expect(batchesOf([1, 2, 1], 10, newKey)[0]?.ids).toEqual([1, 2]);
});
