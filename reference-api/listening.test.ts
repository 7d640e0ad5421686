import type { Server } from 'node:http';
import { expect, it } from 'vitest';
import { limitsOf } from '@/lib/bff/limits';
import { listening, runningServer } from './listening';

it('security D4: the API ends no upload before the console does, and no head may dribble', async () => {
  const server = (await listening(() => new Response('ok'), { port: 0, host: '127.0.0.1' })) as Server;
  try {
    const longest = Object.values(limitsOf({ callTimeoutMs: 5000, uploadMaxBytes: 1 })).map(({ wholeMs }) => wholeMs ?? 0);
    expect(server.requestTimeout).toBeGreaterThan(Math.max(...longest));
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  } finally {
    server.close();
  }
});

it('told to stop, ends the timers beside the calls under way, and the database behind both', async () => {
  const ended: string[] = [];
  let finishCall = () => {};
  let endTimers = () => {};
  const called = new Promise<void>((resolve) => {
    finishCall = resolve;
  });
  const server = await listening(() => called.then(() => new Response('ok')), { port: 0, host: '127.0.0.1' });
  const timers = new Promise<void>((resolve) => {
    endTimers = resolve;
  });
  const stopTimers = () => {
    ended.push('timers told');
    return timers;
  };
  const running = runningServer(server, stopTimers, { close: async () => void ended.push('database') });
  const answer = fetch(running.address, { headers: { connection: 'close' } }).then((response) => response.text());
  await expect.poll(() => new Promise((resolve) => (server as Server).getConnections((_error, open) => resolve(open)))).toBe(1);
  const stopped = running.stop();
  expect(ended).toEqual(['timers told']);
  finishCall();
  expect(await answer).toBe('ok');
  expect(ended).toEqual(['timers told']);
  endTimers();
  await stopped;
  expect(ended).toEqual(['timers told', 'database']);
});
