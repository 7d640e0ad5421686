import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { requestLog } from '@/reference-api/request-log';

it.each([
  ['GET', '/media/pictures/ab/abcd0123.png', 'media'],
  ['GET', '/v1/admin/user/list?keyword=13800000000', 'user.list'],
  ['GET', '/healthz', 'healthz'],
  ['GET', '/readyz', 'readyz'],
  ['GET', '/v1/admin/none-such/13800000000', 'other'],
])('%s %s is logged as %s: the address of a picture is all one needs to see it, and stands in no log', async (method, path, call) => {
  const lines: string[] = [];
  const app = new Hono();
  app.use('*', requestLog({ log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }) }));
  await app.request(path, { method });
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ method, call, status: 404 })]);
  expect(lines.join('')).not.toMatch(/abcd0123|13800000000/);
});
