import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { outbox } from '@/reference-api/database/schema/outbox';
import { testStack } from '@/reference-api/testing/world';
import { notify } from './notify';
import { outboxState, sendOutbox } from './send-outbox';

interface Arrived {
  id: string;
  signature: string;
  body: string;
}

const SECRET = 'a secret of the receiver';
let url = '';
let arrived: Arrived[];
/** What the receiver answers. */
let status: number;

const world = await testStack();
const server: Server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
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
});
afterEach(() => world.clock.freeze(null));

const send = () => sendOutbox({ ...world.context, webhook: { url, secret: SECRET } });
const later = (ms: number) => world.clock.freeze(new Date(world.clock.now().getTime() + ms));
const write = async (text: string): Promise<number> => {
  const effect = { database: world.database, now: world.clock.now() };
  await notify(effect, { kind: 'probe', to: { type: 'member', id: 7 }, text, object: 'order', objectId: 3 });
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
  later(100 * 86_400_000);
  expect(await send()).toBe(0);
  expect(arrived).toHaveLength(8);
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
