import { expect, test } from 'vitest';
import { endpoints } from '@/lib/contract/call/table';
import { CONFIRM_PASSWORD } from '@/lib/contract/call/wire';
import { askSignedIn, startConsole, startUpstream } from './attacks/harness';

const TYPED = 'Sesam öffne dich 🔑';
const headers = { [CONFIRM_PASSWORD]: encodeURIComponent(TYPED) };

test('the password typed again reaches the call that takes it, as it was typed, and no log', async () => {
  const upstream = await startUpstream();
  const stage = await startConsole(upstream.root);
  const answer = await askSignedIn(stage, '/api/v1/admin/account/config/7', { method: 'DELETE', headers });
  expect(answer.status).toBe(200);
  expect(decodeURIComponent(String(upstream.hits[0]?.headers[CONFIRM_PASSWORD]))).toBe(TYPED);
  expect(stage.log.join()).not.toContain('Sesam');
});

test('no other call of the contract may carry it', async () => {
  expect(endpoints.filter(({ confirmsPassword }) => confirmsPassword).map(({ name }) => name)).toEqual(['accountConfig.remove']);
  const upstream = await startUpstream();
  const stage = await startConsole(upstream.root);
  await askSignedIn(stage, '/api/v1/admin/home/carousel/7', { method: 'DELETE', headers });
  await askSignedIn(stage, '/api/v1/admin/account/config/list', { headers });
  expect(upstream.hits.map(({ headers: seen }) => seen[CONFIRM_PASSWORD])).toEqual([undefined, undefined]);
});

test('a value that could part headers stays here', async () => {
  const upstream = await startUpstream();
  const stage = await startConsole(upstream.root);
  await askSignedIn(stage, '/api/v1/admin/account/config/7', { method: 'DELETE', headers: { [CONFIRM_PASSWORD]: 'x'.repeat(3000) } });
  expect(upstream.hits[0]?.headers[CONFIRM_PASSWORD]).toBeUndefined();
});
