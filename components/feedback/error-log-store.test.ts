import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The store as a page of a window loads it. */
async function loaded() {
  vi.resetModules();
  return (await import('./error-log-store')).errorLog;
}

const failure = { error: new Error('broken'), info: 'call', url: '/member/memberList' };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the failures of an account over a reload', async () => {
  const log = await loaded();
  log.belongTo('0/admin');
  log.add(failure);
  const again = await loaded();
  again.belongTo('0/admin');
  expect(again.get()).toHaveLength(1);
});

it('shows one account nothing of the other that worked in the same window', async () => {
  const log = await loaded();
  log.belongTo('0/admin');
  log.add(failure);
  const next = await loaded();
  next.belongTo('2/clerk');
  expect(next.get()).toEqual([]);
  expect([...kept.values()].join('')).not.toContain('broken');
});

it('keeps what failed before anybody had signed in', async () => {
  const log = await loaded();
  log.add(failure);
  log.belongTo('0/admin');
  expect(log.get()).toHaveLength(1);
});
