import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';
import { errorLogText, MAX_ENTRIES, readErrorLog, withFailure } from './error-log';
import { failureText } from './failure-text';
import { redacted } from './redact';
import { MAX_SHOWN, noToasts, TOAST_MS, withoutToast, withToast } from './toast-list';
import { createToastStore } from './toast-store';

const failed = { severity: 'error', text: '没有操作权限' } as const;

describe('toasts', () => {
  it('count an equal message that is still shown instead of showing it twice', () => {
    const once = withToast(noToasts, failed, 1, 10);
    const twice = withToast(once, failed, 2, 20);
    expect(twice.shown).toEqual([{ ...failed, id: 1, count: 2, at: 20 }]);
    expect(twice.history).toHaveLength(1);
    expect(twice.unread).toBe(1);
  });

  it('keep a success apart from a failure with the same words', () => {
    const both = withToast(withToast(noToasts, failed, 1, 0), { ...failed, severity: 'success' }, 2, 0);
    expect(both.shown).toHaveLength(2);
  });

  it('never stand more than three, and the oldest gives way', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (texts) => {
        const list = texts.reduce((present, text, index) => withToast(present, { severity: 'info', text }, index, index), noToasts);
        expect(list.shown.length).toBeLessThanOrEqual(MAX_SHOWN);
        expect(new Set(list.shown.map((toast) => toast.text)).size).toBe(list.shown.length);
        const last = texts.at(-1);
        if (last !== undefined) expect(list.shown.some((toast) => toast.text === last)).toBe(true);
      }),
    );
  });

  it('stand for the five seconds of the specification', () => {
    expect(TOAST_MS).toBe(5_000);
  });

  it('stay in the history when they are taken down', () => {
    const list = withoutToast(withToast(noToasts, failed, 1, 0), 1);
    expect(list.shown).toEqual([]);
    expect(list.history).toHaveLength(1);
  });

  it('tell whoever draws them, and forget what was read', () => {
    const store = createToastStore(() => 5);
    let drawn = 0;
    store.subscribe(() => {
      drawn += 1;
    });
    store.show('info', 'a');
    store.read();
    store.read();
    expect(drawn).toBe(2);
    expect(store.get().unread).toBe(0);
  });
});

describe('what is kept of a failure', () => {
  const at = (message: string, url = '/dashboard') => ({ error: new Error(message), info: 'home.order', url });

  it('counts repeats and puts the newest first', () => {
    const log = withFailure(withFailure(withFailure([], at('a'), '1', 1), at('b'), '2', 2), at('a'), '3', 3);
    expect(log.map(({ id, count }) => [id, count])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  it('is bounded', () => {
    let log = withFailure([], at('first'), '0', 0);
    for (let turn = 1; turn < 150; turn += 1) log = withFailure(log, at(`failure ${turn}`), String(turn), turn);
    expect(log).toHaveLength(MAX_ENTRIES);
    expect(log[0]?.err.message).toBe('failure 149');
  });

  it('survives a reload and any garbage in its place', () => {
    const log = withFailure([], { ...at('a'), requestId: 'r-1' }, '1', 1);
    expect(readErrorLog(JSON.stringify(log))).toEqual(log);
    for (const garbage of [null, '', '{', '[{"id":1}]', '7']) expect(readErrorLog(garbage)).toEqual([]);
    const [entry] = log;
    for (const change of [{ err: { name: 'a', message: 'b' } }, { err: null }, { count: '1' }, { at: null }, { vm: 1 }, { requestId: 1 }])
      expect(readErrorLog(JSON.stringify([entry, { ...entry, ...change }]))).toEqual([]);
  });

  it('holds no token, password or phone number', () => {
    const secret = 'eyJhbGciOiJkaXIifQ..abc.def.ghi';
    const log = withFailure(
      [],
      {
        error: new Error(`token=abc123 ${secret} 13812348010`),
        vm: 'password: "hunter2"',
        info: 'call 13912345678',
        url: '/x?token=zzz&a=1',
      },
      '1',
      1,
    );
    const text = errorLogText(log) + JSON.stringify(log);
    for (const leak of ['abc123', secret, '13812348010', '13912345678', 'hunter2', 'zzz']) expect(text).not.toContain(leak);
    expect(redacted('138****8010 order 202611201000')).toBe('138****8010 order 202611201000');
    expect(redacted('at render (react-dom-client.development.js:12:3)')).toBe('at render (react-dom-client.development.js:12:3)');
  });
});

describe('the sentence for a failure', () => {
  const t = (key: string, values?: { n: number }) => (values ? `${key} ${values.n}` : key);

  it.each([
    [new ApiError(40303, '没有操作权限'), '没有操作权限'],
    [new ApiError(7, 'Error'), 'request.error'],
    [new TransportError('Network Error'), 'request.network'],
    [new TransportError('timeout of 5000ms exceeded'), 'request.timeout 5000'],
    [new TransportError('Request failed with status code 502', { httpStatus: 502 }), 'request.status 502'],
    [new ContractError('home.order', 'list.0.date'), 'request.contract'],
    [new Error('boom'), 'request.unexpected'],
  ])('is told apart for %s', (error, sentence) => {
    expect(failureText(error, t)).toBe(sentence);
  });
});
