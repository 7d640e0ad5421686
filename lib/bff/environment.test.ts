import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseEnvironment } from './environment';

const env = (CALL_TIMEOUT_MS: string) =>
  parseEnvironment({ API_ROOT: 'http://api', SESSION_KEYS: `k1:${randomBytes(32).toString('base64url')}`, CALL_TIMEOUT_MS });

test('a call may take no longer than the browser waits for it (specification 7)', () => {
  expect(env('5000').callTimeoutMs).toBe(5000);
  expect(() => env('5001')).toThrow('CALL_TIMEOUT_MS');
});
