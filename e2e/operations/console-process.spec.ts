import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort } from '@/scripts/lib/ports.mjs';
import { inProject } from '../stack/project';

const goodKey = () => `k1:${randomBytes(32).toString('base64url')}`;

/** Runs `npm run console` with an environment and waits for its end. */
function runConsole(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [inProject('scripts/console.mjs')], { cwd: inProject(), env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  return new Promise((done) => child.once('exit', (code) => done({ code, said })));
}

test.describe('a bad environment stops the start with every variable named and no value shown', () => {
  const short = Buffer.from('short').toString('base64url');
  const sample = 'cmVwbGFjZS10aGlzLWJ5LTMyLXJhbmRvbS1ieXRlcyE';
  for (const [what, keys] of [
    ['no keys', ''],
    ['a short key', `k1:${short}`],
    ['the key of the example file', `k1:${sample}`],
  ] as const) {
    test(what, async () => {
      const { code, said } = await runConsole({ API_ROOT: 'http://127.0.0.1:9', SESSION_KEYS: keys, PORT: String(await freePort()) });
      expect(code).toBe(1);
      expect(said).toContain('SESSION_KEYS');
      expect(said).not.toContain(short);
      expect(said).not.toContain(sample);
    });
  }

  test('several bad variables at once', async () => {
    const bad = { API_ROOT: 'ftp://files.example', CALL_TIMEOUT_MS: 'soon', SESSION_KEYS: goodKey(), PORT: String(await freePort()) };
    const { code, said } = await runConsole(bad);
    expect(code).toBe(1);
    expect(said).toMatch(/API_ROOT[\s\S]*CALL_TIMEOUT_MS/);
  });

  test('a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => taken.once('listening', done));
    const port = portOf(taken);
    const { code, said } = await runConsole({ API_ROOT: 'http://127.0.0.1:9', SESSION_KEYS: goodKey(), PORT: String(port) });
    taken.close();
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is taken`);
  });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
