import { expect, test } from 'vitest';
import { TransportError } from '@/lib/contract/call/envelope';
import { CountChanged } from './all-matching';
import { bulkCounts } from './bulk-batch';
import { createBulkJob, wentWell } from './bulk-job';

const ids = Array.from({ length: 45 }, (_, index) => index + 1);
const done = async (batch: readonly number[]) => ({ success: batch.length, failed: [] });

test('rows are read, then acted on, and each step can be watched', async () => {
  const job = createBulkJob(async () => ids, done);
  const phases: string[] = [];
  job.subscribe(() => void phases.push(job.get().phase));
  await job.start(45);
  expect([...new Set(phases)]).toEqual(['counting', 'running', 'finished']);
  expect(wentWell(job.get())).toBe(true);
});

test('nothing is done when other rows match than the person saw; with the new number it goes on', async () => {
  let sent = 0;
  const job = createBulkJob(
    async (expected) => {
      if (expected !== 45) throw new CountChanged(expected, 45);
      return ids;
    },
    async (batch) => {
      sent += batch.length;
      return done(batch);
    },
  );
  await job.start(44);
  expect(job.get()).toEqual({ phase: 'changed', expected: 44, found: 45 });
  expect(sent).toBe(0);
  await job.start(45);
  expect(sent).toBe(45);
});

test('a lost connection can be retried to the end', async () => {
  let lost = true;
  const job = createBulkJob(
    async () => ids,
    async (batch) => {
      if (lost) throw new TransportError('Network Error');
      return done(batch);
    },
  );
  await job.start(45);
  expect(wentWell(job.get())).toBe(false);
  lost = false;
  await job.retry();
  expect(wentWell(job.get())).toBe(true);
});

test('a cancel while rows are read does nothing', async () => {
  const job = createBulkJob(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    done,
  );
  const started = job.start(45);
  job.cancel();
  await started;
  const state = job.get();
  expect(state.phase === 'finished' && bulkCounts(state.batches).total).toBe(0);
});

test('rows that cannot be read end the job with the reason', async () => {
  const job = createBulkJob(async () => Promise.reject(new TransportError('Network Error')), done);
  await job.start(1);
  expect(job.get()).toMatchObject({ phase: 'failed', error: { message: 'Network Error' } });
});
