import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, pageHeaders } from '@/lib/bff/attacks/wire';
import { freePort } from '@/scripts/lib/ports.mjs';
import { startConsole } from '../stack/console-process';
import { inProject } from '../stack/project';
import { startStage } from './stage';

test('row 6: a console whose guard does not run shows nothing to strangers', async () => {
  const folder = withoutGuard();
  const stage = await startStage('faults_no_guard', undefined, { NEXT_DIST_DIR: folder });
  try {
    // Only the guard sends the policy: without one it is really gone.
    expect((await ask(stage, '/login')).headers['content-security-policy']).toBeUndefined();
    for (const path of ['/', '/dashboard', '/order/cashList', '/goods/accountGoods/editAccountGoods/1', '/system/systemUserList']) {
      for (const headers of [{}, { rsc: '1' }, { cookie: 'Admin-Token=forged' }] as Record<string, string>[]) {
        const answer = await ask(stage, path, { headers });
        expect([path, answer.status, /Hidden Name|<nav|menuitem/.test(answer.text)]).toEqual([path, expect.any(Number), false]);
      }
    }
    expect((await ask(stage, '/api/v1/admin/user/list', { headers: pageHeaders('') })).json.code).toBe(50008);
    expect(stage.hits).toEqual([]);
  } finally {
    await stage.stop();
    rmSync(inProject(folder), { recursive: true, force: true });
  }
});

test('row 60: without its API the console lives, is not ready, and says so in an envelope', async () => {
  const [port, dead] = [await freePort(), await freePort()];
  const console = await startConsole('faults_no_api', port, `http://127.0.0.1:${dead}`);
  try {
    const health = await ask({ port }, '/healthz');
    expect([health.status, health.text]).toEqual([200, 'ok']);
    const readiness = await ask({ port }, '/readyz');
    expect([readiness.status, readiness.text]).toEqual([503, 'not ready']);
    const headers = { ...pageHeaders(''), origin: `http://localhost:${port}`, 'content-type': 'application/json', 'accept-language': 'en' };
    const login = await ask({ port }, '/api/v1/admin/user/login', { method: 'POST', headers, body: '{"username":"a","password":"b"}' });
    expect([login.status, login.json]).toEqual([502, { code: 50501, msg: 'Network Error', message: 'Network Error', data: null }]);
    expect((await ask({ port }, '/metrics')).status).toBe(404);
  } finally {
    await console.stop();
  }
});

test('metrics are for whoever holds their token', async () => {
  const stage = await startStage('faults_metrics', undefined, { METRICS_TOKEN: 'a-token-for-metrics' });
  try {
    await stage.asPage('/api/v1/admin/user/list');
    expect((await ask(stage, '/metrics')).status).toBe(404);
    expect((await ask(stage, '/metrics', { headers: { authorization: 'Bearer a-token-for-metricS' } })).status).toBe(404);
    const { text } = await ask(stage, '/metrics', { headers: { authorization: 'Bearer a-token-for-metrics' } });
    expect(text).toContain('console_requests_total{call="user.list",status="200",code="0"} 1');
  } finally {
    await stage.stop();
  }
});

/** A copy of the build in which Next finds no guard to run. */
function withoutGuard(): string {
  const built = process.env.NEXT_DIST_DIR ?? '.next';
  const folder = `.next-without-guard-${process.pid}`;
  const cache = inProject(built, 'cache');
  cpSync(inProject(built), inProject(folder), { recursive: true, verbatimSymlinks: true, filter: (path) => path !== cache });
  const manifest = join(inProject(folder), 'server', 'functions-config-manifest.json');
  const { functions, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (!functions['/_middleware']) throw new Error('the build holds no guard to take out');
  delete functions['/_middleware'];
  writeFileSync(manifest, JSON.stringify({ ...rest, functions }));
  return folder;
}
