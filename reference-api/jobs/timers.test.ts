import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '@/reference-api/clock';
import { testStack } from '@/reference-api/testing/world';
import { type Job, jobs } from './registry';
import { startTimers } from './timers';

const STEP_MS = 10_000;
const MINUTE_MS = 60_000;
const world = await testStack();
let moment = new Date();
const clock = { ...createClock(), now: () => moment, frozen: false };
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

const aMinuteLater = () => {
  moment = new Date(moment.getTime() + MINUTE_MS);
  vi.advanceTimersByTime(STEP_MS);
};

test('a receiver that does not answer holds up no other job, and the stop tells it', async () => {
  let turns = 0;
  let begun = 0;
  const often: Job = { name: 'often', every: { minutes: 1 }, run: async () => (turns += 1) };
  const outside: Job = {
    ...{ name: 'outside', every: { minutes: 1 }, apart: true },
    run: ({ stop }) => {
      begun += 1;
      return new Promise((resolve) => stop?.addEventListener('abort', () => resolve(0)));
    },
  };
  const stop = startTimers({ ...world.context, clock }, [outside, often]);
  for (let minute = 1; minute <= 3; minute += 1) {
    aMinuteLater();
    await vi.waitFor(() => expect(turns).toBe(minute));
  }
  expect(begun).toBe(1);
  await stop();
});

test('what waits for somebody outside runs apart', () => {
  expect(jobs.filter(({ apart }) => apart).map(({ name }) => name)).toEqual(['outbox-send']);
});
