import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/bff/environment';
import { readEnvironment } from './environment';

test('every level of logs that .env.example offers is taken by the console and by the API: npm start gives both the same setting', () => {
  const [sentence = ''] = /^# fatal, .*silent/m.exec(readFileSync('.env.example', 'utf8')) ?? [];
  const levels = sentence.match(/\w+(?=,| or|$)/g) ?? [];
  expect(levels).toContain('trace');
  const needed = { API_ROOT: 'http://127.0.0.1:1', SESSION_KEYS: `k1:${randomBytes(32).toString('base64url')}` };
  for (const level of levels) {
    expect(parseEnvironment({ ...needed, LOG_LEVEL: level }).logLevel).toBe(level);
    expect(readEnvironment({ LOG_LEVEL: level }).logLevel).toBe(level);
  }
});
