import http from 'node:http';
import { expect, test } from '@playwright/test';
import { ask, pageHeaders, until } from '@/lib/bff/attacks/wire';
import { type Stage, startStage } from './stage';

const CALL = '/api/v1/admin/user/list';

test('row 99: a console told to stop answers what is under way, also when the API hangs, and waits for no idle connection', async () => {
  const slow = await startStage('faults_shutdown', (request, response) => {
    request.resume();
    if (!request.url?.includes('hang')) request.on('end', () => setTimeout(() => response.end('{"code":0}'), 1500));
  });
  const headers = pageHeaders(await slow.cookie());
  const idle = await idleConnection(slow);
  const answered = ask(slow, CALL, { headers });
  const hung = ask(slow, `${CALL}?hang=1`, { headers });
  const upload = uploading(slow, headers);
  await until('both calls and the upload are under way', () => slow.hits.length === 3);
  expect(Object.values(idle.freeSockets).flat()).toHaveLength(1);
  const told = performance.now();
  process.kill(slow.service.pid ?? 0, 'SIGTERM');
  expect((await answered).status).toBe(200);
  upload.finish();
  expect(await upload.status).toBe(200);
  expect((await hung).status).toBe(504);
  expect([143, 'SIGTERM']).toContain(await slow.service.ended);
  // The API keeps its call for five seconds; an idle connection would have been cut off at seven.
  expect(performance.now() - told).toBeLessThan(6900);
  idle.destroy();
  await slow.stop();
});

/** A browser that has been answered and keeps its connection. */
async function idleConnection({ port }: Stage): Promise<http.Agent> {
  const agent = new http.Agent({ keepAlive: true });
  await new Promise<void>((resolve, reject) => {
    http.get({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => response.resume().on('end', resolve)).on('error', reject);
  });
  return agent;
}

/** An upload whose last byte comes when it is told to. */
function uploading({ port }: Stage, page: Record<string, string>) {
  const form = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '10', origin: `http://127.0.0.1:${port}` };
  const path = '/api/v1/admin/picture/upload';
  const request = http.request({ port, host: '127.0.0.1', path, method: 'POST', agent: false, headers: { ...page, ...form } });
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
  });
  request.write('123456789');
  return { status, finish: () => request.end('0') };
}
