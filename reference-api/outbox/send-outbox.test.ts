import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { outbox } from '@/reference-api/database/schema/outbox';
import { testStack } from '@/reference-api/testing/world';
import { cleanOutbox } from './clean-outbox';
import { notify } from './notify';
import { sendOutbox } from './send-outbox';
import { outboxState } from './waiting';

interface Arrived {
  id: string;
  signature: string;
  body: string;
}

const SECRET = 'a secret of the receiver';
let url = '';
let arrived: Arrived[];
/** What the receiver answers, and how long it takes. */
let status: number;
let pauseMs: number;
/** How many messages it has been given and has not answered, at most. */
let open: number;
let mostOpen: number;

const world = await testStack();
const server: Server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  await sleep(pauseMs);
  open -= 1;
  arrived.push({ id: String(request.headers['x-shangtai-message']), signature: String(request.headers['x-shangtai-signature']), body });
  response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/hook`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
});
beforeEach(async () => {
  world.clock.freeze(new Date());
  await world.database.delete(outbox);
  arrived = [];
  status = 200;
  pauseMs = 0;
  open = 0;
  mostOpen = 0;
});
afterEach(() => world.clock.freeze(null));

const send = () => sendOutbox({ ...world.context, webhook: { url, secret: SECRET } });
const later = (ms: number) => world.clock.freeze(new Date(world.clock.now().getTime() + ms));
const write = async (text: string, kind = 'probe'): Promise<number> => {
  const effect = { database: world.database, now: world.clock.now() };
  await notify(effect, { kind, to: { type: 'member', id: 7 }, text, object: 'order', objectId: 3 });
  const [row] = await world.database.select().from(outbox).where(eq(outbox.text, text));
  return row?.id ?? 0;
};
const rowOf = async (id: number) => (await world.database.select().from(outbox).where(eq(outbox.id, id)))[0];

test('a message is sent once, signed with the secret', async () => {
  const id = await write('您的订单已发放');
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const [message] = arrived;
  expect(arrived).toHaveLength(1);
  expect(message?.id).toBe(String(id));
  expect(message?.signature).toBe(
    `sha256=${createHmac('sha256', SECRET)
      .update(message?.body ?? '')
      .digest('hex')}`,
  );
  expect(JSON.parse(message?.body ?? '')).toMatchObject({
    id,
    kind: 'probe',
    receiverType: 'member',
    receiver: '7',
    text: '您的订单已发放',
  });
  expect(await rowOf(id)).toMatchObject({ state: outboxState.sent, attempts: 1, failure: '' });
});

test('one that fails waits twice as long each time, and is given up after eight', async () => {
  const id = await write('没有人收');
  status = 500;
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    expect(await send(), `attempt ${attempt}`).toBe(1);
    expect(await rowOf(id)).toMatchObject({ attempts: attempt, failure: 'HTTP 500' });
    const pause = 30_000 * 2 ** (attempt - 1);
    later(pause - 1);
    expect(await send(), `too early after attempt ${attempt}`).toBe(0);
    later(1);
  }
  expect(await rowOf(id)).toMatchObject({ state: outboxState.givenUp });
  later(100 * DAY_MS);
  expect(await send()).toBe(0);
  expect(arrived).toHaveLength(8);
});

test('what is kept of a failure names no address: it may hold what nobody else may know', async () => {
  const id = await write('地址里有密码');
  for (const address of [url.replace('//', '//caller:Quiet-9@'), 'http://127.0.0.1:99999/hook?key=Quiet-9']) {
    await sendOutbox({ ...world.context, webhook: { url: address, secret: SECRET } });
    const { failure } = (await rowOf(id)) ?? {};
    expect(failure).toMatch(/\w/);
    expect(failure).not.toMatch(/Quiet-9|caller|127\.0\.0\.1/);
    later(3_600_000);
  }
});

test('a receiver that sends elsewhere has not received it', async () => {
  const id = await write('转到别处');
  status = 302;
  await send();
  expect(arrived).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: outboxState.waiting, attempts: 1 });
});

test('two processes at the same moment send each message once', async () => {
  for (let number = 0; number < 30; number += 1) await write(`第 ${number} 条`);
  const sent = await Promise.all([send(), send()]);
  const rest = await send();
  expect(sent.reduce((sum, each) => sum + each, rest)).toBe(30);
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(30);
  expect(arrived).toHaveLength(30);
});

test('without a webhook messages wait', async () => {
  const id = await write('没有地址');
  expect(await sendOutbox(world.context)).toBe(0);
  expect(await rowOf(id)).toMatchObject({ state: outboxState.waiting, attempts: 0 });
});

test('all that wait leave in one turn, and no message waits for the lock of another', async () => {
  for (let number = 0; number < 50; number += 1) await write(`第 ${number} 条`);
  const [slow] = await world.database.select().from(outbox).orderBy(outbox.id).limit(1);
  await world.database.transaction(async (transaction) => {
    await transaction
      .select()
      .from(outbox)
      .where(eq(outbox.id, slow?.id ?? 0))
      .for('update');
    expect(await send()).toBe(49);
  });
  expect(await send()).toBe(1);
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(50);
});

test('a receiver that is away is asked three times and left alone until the next turn', async () => {
  for (let number = 0; number < 10; number += 1) await write(`第 ${number} 条`);
  status = 503;
  expect(await send()).toBe(3);
  expect(arrived).toHaveLength(3);
  status = 200;
  expect(await send()).toBe(7);
});

test('some messages are on their way at once, and a turn ends after its time however slow the receiver is', async () => {
  for (let number = 0; number < 60; number += 1) await write(`第 ${number} 条`);
  pauseMs = 200;
  const sent = await sendOutbox({ ...world.context, webhook: { url, secret: SECRET }, turnMs: 1_500 });
  expect(sent).toBe(arrived.length);
  expect(sent).toBeLessThan(60);
  expect(mostOpen).toBeGreaterThan(1);
  expect(mostOpen).toBeLessThanOrEqual(8);
  pauseMs = 0;
  expect(await send()).toBe(60 - sent);
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(60);
});

test('a turn that is told to stop sends nothing further', async () => {
  await write('停止');
  const stop = AbortSignal.abort();
  expect(await sendOutbox({ ...world.context, webhook: { url, secret: SECRET }, stop })).toBe(0);
  expect(await send()).toBe(1);
});

test('what has happened leaves before reminders, the oldest first', async () => {
  for (let number = 0; number < 20; number += 1) await write(`提醒 ${number}`, 'couponExpiring');
  later(1_000);
  const ids = [await write('已发货', 'orderShipped'), await write('已付款', 'orderPaid')];
  expect(await send()).toBe(22);
  // Two leave at once after the first, and arrive in any order.
  expect(arrived.slice(0, 3).map(({ id }) => Number(id))).toEqual(expect.arrayContaining(ids));
});

test('what waited for more than a day when sending begins is given up, with one line of how many', async () => {
  const warn = vi.spyOn(world.context.log, 'warn').mockImplementation(() => undefined);
  const old = [];
  for (let number = 0; number < 250; number += 1) old.push(await write(`旧 ${number}`, number % 2 === 0 ? 'probe' : 'storeExpiring'));
  later(24 * 3_600_000 + 1);
  const young = await write('新');
  expect(await send()).toBe(1);
  expect(arrived.map(({ id }) => id)).toEqual([String(young)]);
  expect(await rowOf(old[0] ?? 0)).toMatchObject({ state: outboxState.givenUp, attempts: 0, failure: 'waited for more than a day' });
  expect(await world.database.$count(outbox, eq(outbox.state, outboxState.givenUp))).toBe(250);
  expect(warn.mock.calls).toEqual([[{ messages: 250 }, expect.stringContaining('given up')]]);
  expect(await send()).toBe(0);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('without a webhook nothing is given up', async () => {
  const id = await write('没有地址');
  later(10 * 24 * 3_600_000);
  await sendOutbox(world.context);
  expect(await rowOf(id)).toMatchObject({ state: outboxState.waiting });
});

test('three months later what was sent is removed, and what waits stays', async () => {
  for (let number = 0; number < 5; number += 1) await write(`第 ${number} 条`);
  await send();
  const waiting = await write('没有地址');
  later(90 * 24 * 3_600_000);
  expect(await cleanOutbox(world.context)).toBe(0);
  later(1);
  expect(await Promise.all([cleanOutbox(world.context), cleanOutbox(world.context)]).then(([one, two]) => one + two)).toBe(5);
  expect((await world.database.select().from(outbox)).map(({ id }) => id)).toEqual([waiting]);
});

test('whom to send next is found on an index, however much is kept', async () => {
  await world.sql(`insert into outbox (kind, receiver_type, receiver, state, next_time, create_time)
    select 'orderPaid', 'member', '1', 1, now(), now() from generate_series(1, 5000)`);
  await world.sql('analyze outbox');
  const plan = async (query: string) => JSON.stringify(await world.sql(`explain ${query}`));
  const next = `select id from outbox where state = 0 and next_time < now() order by (kind like '%Expiring'), next_time, id limit 8`;
  expect(await plan(next)).not.toMatch(/Sort|Seq Scan/);
  expect(await plan(`select id from outbox where state <> 0 and create_time < '2000-01-01' order by create_time limit 200`)).not.toMatch(
    /Sort|Seq Scan/,
  );
});
