import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { s3Storage } from './s3-storage';

/** A storage that takes every connection and never says a word. */
async function silentStorage() {
  const open = new Set<Socket>();
  const server = createServer((socket) => open.add(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  const endpoint = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  return s3Storage({ endpoint, bucket: 'media', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' }, { silenceMs: 200 });
}

test('a storage that falls silent is given up: no call and no transaction waits for it for ever', { timeout: 10_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'silence-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.png'), 'a');
  const storage = await silentStorage();
  const begun = performance.now();
  const asked = [storage.find('a'), storage.read('a'), storage.remove('a'), storage.put('a', join(folder, 'a.png'), 'image/png')];
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  expect(performance.now() - begun).toBeLessThan(8_000);
});
