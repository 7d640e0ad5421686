import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { StreamedBody } from './streamed-body';

const KIB = 1024;

/** A body whose source says what was asked of it. */
function bodyOf() {
  const asked = { resumed: 0, ended: 0 };
  const body = new StreamedBody({
    resume: () => {
      asked.resumed += 1;
    },
    progress: () => undefined,
    end: () => {
      asked.ended += 1;
    },
  });
  return { body, asked };
}

/** A response whose client reads when it is told to. */
async function responding(): Promise<{ response: ServerResponse; client: net.Socket; read: () => string }> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  onTestFinished(() => void client.destroy());
  const response = new Promise<ServerResponse>((resolve) => server.once('request', (_request, answer) => resolve(answer)));
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let text = '';
  client.setEncoding('latin1').on('data', (part: string) => {
    text += part;
  });
  client.pause();
  return { response: await response, client, read: () => text };
}

test('a body nobody reads yet is kept up to 64 KiB, and then the API waits', () => {
  const { body } = bodyOf();
  expect(body.take(Buffer.alloc(63 * KIB))).toBe(true);
  expect(body.take(Buffer.alloc(KIB))).toBe(false);
});

test('what arrived before its reader is handed over whole, and in order', async () => {
  const { body, asked } = bodyOf();
  for (const part of ['a', 'b', 'c']) body.take(Buffer.from(part));
  body.complete();
  const { response, client, read } = await responding();
  response.writeHead(200, { 'content-length': '3' });
  const closed = new Promise<void>((resolve) => body.onClose(resolve));
  body.sendTo(response);
  client.resume();
  await closed;
  await expect.poll(read).toMatch(/\r\n\r\nabc$/);
  expect([body.bytes, asked.ended > 0]).toEqual([3, true]);
});

test('a reader that stops reading stops the API, and starts it again', async () => {
  const { body, asked } = bodyOf();
  const { response, client } = await responding();
  response.writeHead(200);
  body.sendTo(response);
  const chunk = Buffer.alloc(256 * KIB);
  let taken = 0;
  while (taken < 100 && body.take(chunk)) taken += 1;
  expect(taken).toBeLessThan(100);
  expect(asked.resumed).toBe(0);
  client.resume();
  await expect.poll(() => asked.resumed).toBe(1);
});

test('a body that breaks off breaks its response off, whether it was there already or comes later', async () => {
  for (const isLate of [false, true]) {
    const { body } = bodyOf();
    const { response } = await responding();
    response.writeHead(200, { 'content-length': '3' });
    body.take(Buffer.from('a'));
    if (isLate) body.fail(new Error('gone'));
    body.sendTo(response);
    if (!isLate) body.fail(new Error('gone'));
    expect(response.destroyed).toBe(true);
  }
});

test('read as a stream it comes whole, and its failure is the reader’s to see', async () => {
  const whole = bodyOf().body;
  whole.take(Buffer.from('ab'));
  whole.take(Buffer.from('c'));
  whole.complete();
  expect(Buffer.concat(await whole.readable().toArray()).toString()).toBe('abc');
  const broken = bodyOf().body;
  broken.take(Buffer.from('ab'));
  broken.fail(new Error('gone'));
  await expect(broken.readable().toArray()).rejects.toThrow('gone');
});

test('a client that leaves ends the exchange, once it is told', async () => {
  const { body, asked } = bodyOf();
  const { response, client } = await responding();
  response.writeHead(200, { 'content-length': '3' });
  const closed = new Promise<void>((resolve) => body.onClose(resolve));
  body.sendTo(response);
  client.destroy();
  await closed;
  expect(asked.ended).toBeGreaterThan(0);
});
