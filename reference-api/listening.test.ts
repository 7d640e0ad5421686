import type { Server } from 'node:http';
import { expect, it } from 'vitest';
import { limitsOf } from '@/lib/bff/limits';
import { listening } from './listening';

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
