import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/bff/environment';
import { readEnvironment } from './environment';
import { StartupError } from './startup-error';

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

test('a webhook address with a user name or password is refused with a sentence that repeats neither', () => {
  const secret = 'a secret of the receiver';
  for (const url of ['https://caller:Quiet-9@messages.example.com/hook', 'https://caller@messages.example.com/hook']) {
    const reading = () => readEnvironment({ OUTBOX_WEBHOOK_URL: url, OUTBOX_WEBHOOK_SECRET: secret });
    expect(reading).toThrow(new StartupError('OUTBOX_WEBHOOK_URL must hold no user name or password.'));
  }
  const url = 'https://messages.example.com/hook?for=a@b:c';
  expect(readEnvironment({ OUTBOX_WEBHOOK_URL: url, OUTBOX_WEBHOOK_SECRET: secret }).webhook).toEqual({ url, secret });
});

test('where the console listens says nothing of the API, which only its own variable opens to others', () => {
  expect(readEnvironment({ HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
  expect(readEnvironment({ REFERENCE_API_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  expect(readEnvironment({ REFERENCE_API_HOST: '' }).host).toBe('127.0.0.1');
  expect(readEnvironment({ REFERENCE_API_HOST: '0.0.0.0', REFERENCE_API_TEST: '1' }).host).toBe('127.0.0.1');
});
