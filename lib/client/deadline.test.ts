import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { deadlineAfter } from './deadline';

test('a deadline ends after its time and its margin', async () => {
  const signal = deadlineAfter(20, 20);
  await pause(25);
  expect(signal.aborted).toBe(false);
  await pause(200);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toHaveProperty('name', 'TimeoutError');
});

test('what came while the page was busy is read before the deadline ends', async () => {
  const signal = deadlineAfter(20, 200);
  const busyUntil = performance.now() + 400;
  while (performance.now() < busyUntil);
  await pause(5);
  expect(signal.aborted).toBe(false);
});
