import { spawn } from 'node:child_process';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { requestLog } from './log';

/** A process that writes lines to its own log, with what it does afterwards. */
function writing(lines: number, afterwards: string) {
  const code = `
    import { requestLog } from '${new URL('./log.ts', import.meta.url).href}';
    const log = requestLog('info');
    const record = { reqId: 'r', traceId: 't', method: 'GET', call: 'user.list', code: 0, ms: 1, upstreamMs: 1, bytesIn: 0, bytesOut: 0, sidHash: undefined, ip: 'x' };
    for (let n = 0; n < ${lines}; n += 1) log.write({ ...record, status: 200, bytesOut: n });
    ${afterwards}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const written = () =>
    said
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).bytesOut as number);
  const ended = new Promise<void>((resolve) => child.stdout.once('end', resolve));
  return { written, ended };
}

/** A log whose last line is kept, its moment left out. */
function keeping() {
  let line = '';
  const stream = {
    write(text: string) {
      line = text.replace(/"time":"[^"]*"/, '"time":""');
    },
  };
  return { stream, last: () => line };
}

describe('the log', () => {
  test('writes what pino would write', () => {
    const text = fc.string({ unit: 'binary' });
    const more = fc.option(text, { nil: undefined });
    const records = fc.record({
      ...{ reqId: text, traceId: text, method: text, call: text, status: fc.constantFrom(200, 500), code: fc.integer() },
      ...{ ms: fc.nat(), upstreamMs: fc.option(fc.nat(), { nil: undefined }), bytesIn: fc.nat(), bytesOut: fc.nat(), ip: text },
      ...{ sidHash: more, security: more, reason: more, detail: fc.option(fc.dictionary(text, text), { nil: undefined }) },
    });
    const [ours, pinos] = [keeping(), keeping()];
    const log = requestLog('info', ours.stream);
    const formatters = { level: (level: string) => ({ level }) };
    const usual = pino({ level: 'info', base: null, timestamp: () => ',"time":""', formatters }, pinos.stream);
    fc.assert(
      fc.property(records, (record) => {
        log.write(record);
        usual[record.status === 500 || record.security ? 'warn' : 'info'](record);
        expect(ours.last()).toBe(pinos.last());
      }),
    );
  });

  test.each(['warn', 'silent'] as const)('writes no line below its level: %s', (level) => {
    const { stream, last } = keeping();
    requestLog(level, stream).write({
      ...{ reqId: '', traceId: '', method: 'GET', call: '', status: 200, code: 0, ms: 0, upstreamMs: 0, bytesIn: 0, bytesOut: 0 },
      ...{ sidHash: undefined, ip: '' },
    });
    expect(last()).toBe('');
  });

  test('has every line in its order when its process ends, whether it was asked to or fell', { timeout: 60_000 }, async () => {
    for (const end of [
      'process.exit(143)',
      "throw new Error('fell')",
      "log.bug(new Error('fell'), 'r'); process.kill(process.pid, 'SIGKILL')",
    ]) {
      const { written, ended } = writing(1234, end.replace('throw', 'process.on("uncaughtException", () => process.exit(1)); throw'));
      await ended;
      expect([end, written().filter((each) => each !== undefined)]).toEqual([end, Array.from({ length: 1234 }, (_, n) => n)]);
    }
  });

  test('has a single line soon, although lines are written together', { timeout: 60_000 }, async () => {
    const { written } = writing(1, 'setInterval(() => undefined, 60_000)');
    await expect.poll(() => written(), { timeout: 30_000 }).toEqual([0]);
  });
});
