import { expect, test } from 'vitest';
import { callTarget } from '@/lib/contract/call/call-target';
import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';
import { info, kick, user } from '@/lib/contract/user';
import type { Session } from '@/lib/session/sealed-session';
import { says, startConsole, startUpstream } from './attacks/harness';
import { callEndpoint } from './call-endpoint';
import { onSessionEvent } from './handlers/session-events';

const session: Session = { token: 'tok&en', storeId: 3, sid: 's', issuedAt: 0, expiresAt: 1, fingerprint: 'print' };
const from = { session, language: 'en' as const };
const json = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
const answering = async (bytes: string) => (await startConsole((await says(bytes)).root)).parts;

test('a call of the server carries the session as the browser never could', async () => {
  const answers = ['{"permission":["admin_P1"]}', '{"id":7,"status":1,"version":2}'];
  const upstream = await startUpstream((_hit, _request, response) => response.end(`{"code":0,"data":${answers.shift()}}`));
  const { parts, log } = await startConsole(upstream.root);
  expect(await callEndpoint(info, { ...from, query: undefined, body: undefined }, parts)).toEqual({ permission: ['admin_P1'] });
  expect(upstream.hits[0]).toMatchObject({
    url: '/v1/admin/user/info?token=tok%26en',
    headers: { token: 'tok&en', storeid: '3', 'accept-language': 'en' },
  });
  await callEndpoint(kick, { ...from, query: undefined, body: { id: 7 } }, parts);
  expect(upstream.hits[1]).toMatchObject({ method: 'PUT', headers: { 'content-type': 'application/json' } });
  expect(log.map((line) => JSON.parse(line).call)).toEqual(['user.info', 'user.kick']);
  expect(log.join()).not.toContain('tok&en');
});

test('targets: segments from the query, lists with commas, empty values left out', () => {
  expect(callTarget(user.remove, { id: 5 })).toBe('/v1/admin/user/5');
  expect(callTarget(user.list, { currPage: 2, status: [1, 2], keyword: '', roleId: undefined })).toBe(
    '/v1/admin/user/list?currPage=2&status=1,2',
  );
  for (const id of ['', '..', '.', undefined]) expect(() => callTarget(user.remove, { id })).toThrow(RangeError);
});

test('a refusal is an ApiError with its text, and a dead token is forgotten', async () => {
  const forgotten: string[] = [];
  onSessionEvent('call-endpoint-test', (fingerprint) => forgotten.push(fingerprint));
  const call = async (bytes: string) => callEndpoint(info, { ...from, query: undefined, body: undefined }, await answering(bytes));
  await expect(call(json('{"code":40303,"msg":"no"}'))).rejects.toMatchObject({ name: 'ApiError', code: 40303, message: 'no' });
  expect(forgotten).toEqual([]);
  await expect(call(json('{"code":50014,"message":"over"}'))).rejects.toMatchObject({ code: 50014, message: 'over', sessionInvalid: true });
  await expect(call('HTTP/1.1 401 X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')).rejects.toBeInstanceOf(ApiError);
  expect(forgotten).toEqual(['print', 'print']);
});

test('no usable answer is a TransportError in the language asked for; a wrong one names its field', async () => {
  const call = async (bytes: string) => callEndpoint(info, { ...from, query: undefined, body: undefined }, await answering(bytes));
  await expect(call(json('<html>'))).rejects.toBeInstanceOf(TransportError);
  await expect(call('HTTP/1.1 503 X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')).rejects.toThrow(
    'Request failed with status code 503',
  );
  await expect(call(json('{"code":0,"data":{"permission":[],"name":5}}'))).rejects.toMatchObject({ endpoint: 'user.info', path: 'name' });
  await expect(call(json('{"code":0,"data":{"permission":[],"name":5}}'))).rejects.toBeInstanceOf(ContractError);
});
