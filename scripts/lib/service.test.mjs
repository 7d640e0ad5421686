import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LogFile } from './log-file.mjs';
import { freePort } from './ports.mjs';
import { Service } from './service.mjs';

const WITHIN_MS = 150_000;
/** A tenth of what all lines take together: two that come at once are no silence. */
const LONG_MS = 20_000;
const LINES = 10;

/** The time the service is measured by: a slow service is one during whose lines much of it passes. */
let clock;
let folder;
let service;
const shown = vi.spyOn(console, 'log');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  clock = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => clock);
  shown.mockClear().mockImplementation(() => {
    clock += LONG_MS;
  });
});

afterEach(async () => {
  vi.mocked(Date.now).mockRestore();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Says its lines and answers after the last. */
const SLOW = (port) => `
  const { createServer } = require('node:http');
  let left = ${LINES};
  const speaking = setInterval(() => {
    left -= 1;
    console.log('Making ready: ' + left + ' left');
    if (left > 0) return;
    clearInterval(speaking);
    createServer((_request, answer) => answer.end('ok')).listen(${port}, '127.0.0.1');
  }, 100);
  process.on('SIGTERM', () => process.exit(0));`;

const start = async (code, progress, output = new LogFile(join(folder, 'log'))) => {
  const port = await freePort();
  const ready = `http://127.0.0.1:${port}/`;
  service = new Service({ name: 'It', args: ['-e', code(port)], env: process.env, output, ready, progress, withinMs: WITHIN_MS });
};

test('a service that tells how far it is may take as long as it goes on telling, and what it tells is shown', async () => {
  await start(SLOW, /^Making ready/);
  await service.answers();
  expect(shown.mock.calls.flat()).toEqual(Array.from({ length: LINES }, (_, at) => `  Making ready: ${LINES - 1 - at} left`));
  expect(readFileSync(join(folder, 'log'), 'utf8')).toContain('0 left');
});

test('the same holds for one whose output goes to the screen', async () => {
  const screen = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    if (String(text).startsWith('Making ready')) clock += LONG_MS;
    return true;
  });
  onTestFinished(() => screen.mockRestore());
  await start(SLOW, /^Making ready/, null);
  await service.answers();
  expect(screen.mock.calls.join('')).toContain('Making ready: 0 left');
  expect(shown).not.toHaveBeenCalled();
});

test('one that says something else is given up, with its last lines', async () => {
  await start(() => `console.log('Thinking'); setTimeout(() => {}, 1e9)`, /^Making ready/);
  const answered = expect(service.answers()).rejects.toThrow('It did not answer within 150 s. Its last lines:\nThinking');
  await vi.waitUntil(() => existsSync(join(folder, 'log')) && readFileSync(join(folder, 'log'), 'utf8').includes('Thinking'), 15_000);
  clock += WITHIN_MS + 1;
  await answered;
  expect(shown).not.toHaveBeenCalled();
});
