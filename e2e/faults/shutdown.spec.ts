import { expect, test } from '@playwright/test';
import { ask, pageHeaders, until } from '@/lib/bff/attacks/wire';
import { startStage } from './stage';

const CALL = '/api/v1/admin/user/list';

test('row 99: a console told to stop answers what is under way, also when the API hangs', async () => {
  const slow = await startStage('faults_shutdown', (request, response) => {
    if (!request.url?.includes('hang')) setTimeout(() => response.end('{"code":0}'), 1500);
  });
  const headers = pageHeaders(await slow.cookie());
  const answered = ask(slow, CALL, { headers });
  const hung = ask(slow, `${CALL}?hang=1`, { headers });
  await until('both calls are under way', () => slow.hits.length === 2);
  const told = performance.now();
  process.kill(slow.service.pid ?? 0, 'SIGTERM');
  expect((await answered).status).toBe(200);
  expect((await hung).status).toBe(504);
  expect([143, 'SIGTERM']).toContain(await slow.service.ended);
  expect(performance.now() - told).toBeLessThan(6000);
  await slow.stop();
});
