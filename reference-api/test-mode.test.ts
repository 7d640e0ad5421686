import { afterEach, describe, expect, it } from 'vitest';
import { readStoreInfo } from '@/lib/contract/store-info';
import { wireTime } from '@/lib/format/shanghai-time';
import { jobs } from './jobs/registry';
import { isDue } from './jobs/timers';
import { testStack } from './testing/world';

const world = await testStack({ testMode: true });
afterEach(() => world.clock.freeze(null));

const post = async (path: string, body: unknown) => {
  const answer = await world.api.app.request(path, { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()) as { code: number; msg: string; data: Record<string, unknown> };
};

describe('the clock of test mode', () => {
  it('freezes, may go back, and runs again', async () => {
    expect(await post('/test/clock', { now: '2031-05-06 07:08:09' })).toMatchObject({
      code: 0,
      data: { now: '2031-05-06 07:08:09', frozen: true },
    });
    expect(wireTime(world.clock.now())).toBe('2031-05-06 07:08:09');
    expect((await post('/test/clock', { now: '2001-01-01 00:00:00' })).data).toEqual({ now: '2001-01-01 00:00:00', frozen: true });
    expect((await post('/test/clock', { now: null })).data.frozen).toBe(false);
    expect(Math.abs(world.clock.now().getTime() - Date.now())).toBeLessThan(1_000);
  });

  it('refuses what is no time', async () => {
    for (const body of [{}, { now: 'tomorrow' }, { now: '2031-02-30 00:00:00' }, { now: 5 }]) {
      expect(await post('/test/clock', body)).toMatchObject({ code: 40002, msg: '请求参数不正确' });
    }
    expect(world.clock.frozen).toBe(false);
  });
});

describe('the tick of test mode', () => {
  it('runs all jobs in their order, or those named, and none that does not exist', async () => {
    const all = await post('/test/tick', {});
    expect((all.data.ran as { job: string }[]).map(({ job }) => job)).toEqual(jobs.map(({ name }) => name));
    expect((await post('/test/tick', { jobs: ['store-expire'] })).data.ran).toEqual([{ job: 'store-expire', changed: 0 }]);
    expect(await post('/test/tick', { jobs: ['store-expire', 'nothing'] })).toMatchObject({ code: 40002 });
  });

  it('lets a store expire once its plan has run out, and twice is the same as once', async () => {
    await post('/test/clock', { now: '2033-01-01 00:10:00' });
    expect((await post('/test/tick', { jobs: ['store-expire'] })).data.ran).toEqual([{ job: 'store-expire', changed: 1 }]);
    expect((await post('/test/tick', { jobs: ['store-expire'] })).data.ran).toEqual([{ job: 'store-expire', changed: 0 }]);
    const store1 = await world.as('store1');
    expect(await store1.ask(readStoreInfo)).toMatchObject({ status: 4 });
  });
});

describe('the timers', () => {
  const daily = { name: 'daily', every: { dailyAt: '00:10' }, run: async () => 0 };
  const often = { name: 'often', every: { minutes: 10 }, run: async () => 0 };
  const at = (time: string) => new Date(`${time.replace(' ', 'T')}+08:00`);

  it('run a daily job once a day, after its time', () => {
    expect(isDue(daily, undefined, at('2026-01-01 00:00:00'))).toBe(true);
    expect(isDue(daily, at('2026-01-01 00:10:30'), at('2026-01-01 23:59:59'))).toBe(false);
    expect(isDue(daily, at('2026-01-01 00:10:30'), at('2026-01-02 00:09:59'))).toBe(false);
    expect(isDue(daily, at('2026-01-01 00:10:30'), at('2026-01-02 00:10:00'))).toBe(true);
  });

  it('run the others after their minutes', () => {
    expect(isDue(often, at('2026-01-01 00:00:00'), at('2026-01-01 00:09:59'))).toBe(false);
    expect(isDue(often, at('2026-01-01 00:00:00'), at('2026-01-01 00:10:00'))).toBe(true);
  });
});
