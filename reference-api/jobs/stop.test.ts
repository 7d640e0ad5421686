import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { order } from '@/reference-api/database/schema/order';
import { testStack } from '@/reference-api/testing/world';
import { eachDue } from './each-due';
import { BATCH, inBatches } from './in-batches';
import { jobs } from './registry';
import { settle } from './settle';

const world = await testStack();
// In the demo all that waits is due by then.
beforeAll(() => world.clock.freeze(new Date(Date.now() + 400 * DAY_MS)));

test('a stop ends what is due one by one behind the row that is being taken', async () => {
  const stop = new AbortController();
  const taken: number[] = [];
  const due = { table: order, at: order.createTime, where: undefined };
  const changed = await eachDue({ ...world.context, stop: stop.signal }, due, async (_effect, id) => {
    taken.push(id);
    if (taken.length === 3) stop.abort();
  });
  expect([changed, taken.length]).toEqual([3, 3]);
});

test('and what is due in batches behind the batch', async () => {
  const stop = new AbortController();
  let steps = 0;
  const changed = await inBatches(async (limit) => {
    steps += 1;
    stop.abort();
    return steps < 3 ? limit : 0;
  }, stop.signal);
  expect([changed, steps]).toEqual([BATCH, 1]);
});

test('a stop lets nobody else be settled', async () => {
  let asked = 0;
  // Told between two people.
  const stop = {
    get aborted() {
      asked += 1;
      return asked > 3;
    },
  } as AbortSignal;
  const people = await world.sql('select distinct member_id from commission_record where status = 0');
  await settle({ ...world.context, stop });
  const left = await world.sql('select distinct member_id from commission_record where status = 0');
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(people.length);
});

test('no job begins anything once it has been told to stop, and none has lost it afterwards', async () => {
  const stop = AbortSignal.abort();
  for (const job of jobs) expect([job.name, await job.run({ ...world.context, stop })]).toEqual([job.name, 0]);
  const webhook = { url: 'http://127.0.0.1:1', secret: '' };
  const outbox = jobs.find(({ name }) => name === 'outbox-send');
  expect(await outbox?.run({ ...world.context, webhook, stop })).toBe(0);
  const changed = [];
  for (const job of jobs) if ((await job.run(world.context)) > 0) changed.push(job.name);
  expect(changed).toEqual(expect.arrayContaining(['order-close', 'settle']));
});
