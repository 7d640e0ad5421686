import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetSession, refreshSession } from '@/lib/bff/handlers/session-events';
import { forgetViewer, rememberedOutcome } from './viewer-cache';
import type { ViewerOutcome } from './viewer-outcome';

const outcome = (state: 'signedIn' | 'failed'): ViewerOutcome =>
  state === 'failed'
    ? { state, failure: { reason: 'verifyFailed', message: '' } }
    : {
        state,
        viewer: {
          storeId: 0,
          auths: [],
          permissions: ['a'],
          name: '',
          avatar: '',
          introduction: '',
          storeName: '',
          mustChangePassword: false,
          account: '1',
        },
      };
let now = 0;
let key = 0;
const clock = () => now;
const asker = (state: 'signedIn' | 'failed' = 'signedIn') => vi.fn(async () => outcome(state));

beforeEach(() => {
  now = 0;
  key += 1;
});

test('requests that come together share one call, and later ones its answer for fifteen seconds', async () => {
  const ask = asker();
  const ofLogin = () => rememberedOutcome(`f${key}/en`, ask, clock);
  await Promise.all([ofLogin(), ofLogin()]);
  now = 14_999;
  await ofLogin();
  expect(ask).toHaveBeenCalledTimes(1);
  now = 15_000;
  await ofLogin();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure is remembered for three seconds only', async () => {
  const ask = asker('failed');
  await rememberedOutcome(`f${key}/en`, ask, clock);
  now = 2_999;
  await rememberedOutcome(`f${key}/en`, ask, clock);
  expect(ask).toHaveBeenCalledTimes(1);
  now = 3_000;
  await rememberedOutcome(`f${key}/en`, ask, clock);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a defect is not remembered', async () => {
  const ask = vi.fn(async (): Promise<ViewerOutcome> => Promise.reject(new RangeError('defect')));
  await expect(rememberedOutcome(`f${key}/en`, ask, clock)).rejects.toThrow('defect');
  await expect(rememberedOutcome(`f${key}/en`, ask, clock)).rejects.toThrow('defect');
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['forgetViewer', forgetViewer],
  ['the sign-out of the proxy', forgetSession],
])('%s drops the session in every language and no other one', async (_name, forget) => {
  const ask = asker();
  const other = asker();
  await rememberedOutcome(`f${key}/en`, ask, clock);
  await rememberedOutcome(`f${key}/zh-CN`, ask, clock);
  await rememberedOutcome(`g${key}/en`, other, clock);
  forget(`f${key}`);
  await rememberedOutcome(`f${key}/en`, ask, clock);
  await rememberedOutcome(`f${key}/zh-CN`, ask, clock);
  await rememberedOutcome(`g${key}/en`, other, clock);
  expect([ask.mock.calls.length, other.mock.calls.length]).toEqual([4, 1]);
});

test('never more than five hundred are kept, the oldest going first', async () => {
  const first = asker();
  await rememberedOutcome(`first${key}/en`, first, clock);
  for (let at = 0; at < 499; at += 1) await rememberedOutcome(`many${key}-${at}/en`, asker(), clock);
  await rememberedOutcome(`first${key}/en`, first, clock);
  expect(first).toHaveBeenCalledTimes(1);
  await rememberedOutcome(`one-more${key}/en`, asker(), clock);
  await rememberedOutcome(`first${key}/en`, first, clock);
  expect(first).toHaveBeenCalledTimes(2);
});

describe('while the API is away', () => {
  const answers = (first: ViewerOutcome, ...more: ViewerOutcome[]) => {
    const left = [first, ...more];
    return vi.fn(async () => (left.length > 1 ? (left.shift() ?? first) : (left[0] ?? first)));
  };
  const known = outcome('signedIn');
  const away: ViewerOutcome = { state: 'failed', failure: { reason: 'unreachable', message: 'Network Error' } };
  const refused: ViewerOutcome = { state: 'failed', failure: { reason: 'fetchFailed', message: 'no' } };

  test('whoever this process knew keeps the frame, however long ago that was, and it is asked again soon', async () => {
    const ask = answers(known, away, away, outcome('signedIn'));
    const ofLogin = () => rememberedOutcome(`f${key}/en`, ask, clock);
    await ofLogin();
    now = 3_600_000;
    expect(await ofLogin()).toBe(known);
    now += 2_999;
    await ofLogin();
    expect(ask).toHaveBeenCalledTimes(2);
    now += 1;
    expect(await ofLogin()).toBe(known);
    now += 3_000;
    await ofLogin();
    expect(ask, 'it is back').toHaveBeenCalledTimes(4);
  });

  test('whoever it never knew is led to the sign-in, as the specification has it (2.1)', async () => {
    expect(await rememberedOutcome(`f${key}/en`, answers(away), clock)).toBe(away);
  });

  test('a refusal is no absence: who was known is known no longer', async () => {
    const ask = answers(known, refused, away);
    const ofLogin = () => rememberedOutcome(`f${key}/en`, ask, clock);
    await ofLogin();
    now = 15_000;
    expect(await ofLogin()).toBe(refused);
    now = 18_000;
    expect(await ofLogin()).toBe(away);
  });

  test('and so is a session that was forgotten', async () => {
    const ask = answers(known, away);
    await rememberedOutcome(`f${key}/en`, ask, clock);
    forgetSession(`f${key}`);
    expect(await rememberedOutcome(`f${key}/en`, ask, clock)).toBe(away);
  });

  test('whoever is to be read anew is known all the same', async () => {
    const ask = answers(known, away);
    await rememberedOutcome(`f${key}/en`, ask, clock);
    refreshSession(`f${key}`);
    expect(await rememberedOutcome(`f${key}/en`, ask, clock)).toBe(known);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('and so is whoever reads in another language now, unless refused in one', async () => {
    await rememberedOutcome(`f${key}/zh-CN`, answers(known), clock);
    expect(await rememberedOutcome(`f${key}/en`, answers(away), clock)).toBe(known);
    now = 15_000;
    await rememberedOutcome(`f${key}/en`, answers(refused), clock);
    expect(await rememberedOutcome(`f${key}/zh-CN`, answers(away), clock)).toBe(away);
  });
});
