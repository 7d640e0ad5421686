import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { ask } from '@/lib/bff/attacks/wire';
import { type Stage, startStage, success } from './stage';

const PAGE = '/system/systemRolesList';
const LIST = '/v1/admin/role/list';
const role = {
  ...{ id: 7, name: 'Role of the late answer', code: 'late', remark: '', scope: 1, permissions: [], storeId: 0, storeName: '' },
  ...{ builtin: 0, status: 1, userCount: 0, createTime: '2026-01-02 03:04:05', version: 1 },
};
const viewer = { permission: ['admin_P7'], name: 'Viewer', power: 'platform', storeId: 5 };
const answer = (response: ServerResponse, data: object) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 0, msg: '', data }));
const rows = (response: ServerResponse) => answer(response, { list: [role], totalCount: 1 });

/** A console before an API whose list of roles answers as a test says. */
const stageWhere = (name: string, list: (response: ServerResponse) => void, settings: Record<string, string> = {}) => {
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.includes(LIST)) return list(response);
    if (request.url?.includes('/user/info')) return void answer(response, viewer);
    if (request.url?.includes('/store/info')) return void answer(response, { storeId: 5, auths: '' });
    success(request, response);
  };
  return startStage(name, listener, settings);
};

const opened = async (stage: Stage) => {
  const { status, text } = await ask(stage, PAGE, { headers: { cookie: await stage.cookie(), accept: 'text/html' } });
  return { status, rows: text.match(/<tr\b[^>]*\bdata-id="7"/g)?.length ?? 0 };
};

test('a page waits for its first rows as long as FIRST_ANSWERS_TIMEOUT_MS says', async () => {
  const stage = await stageWhere('faults_first_late', (response) => void setTimeout(rows, 1_500, response), {
    FIRST_ANSWERS_TIMEOUT_MS: '5000',
  });
  try {
    expect(await opened(stage)).toEqual({ status: 200, rows: 1 });
  } finally {
    await stage.stop();
  }
});

test('a page comes without its first rows while the API keeps them, and gives up asking', async () => {
  const stage = await stageWhere('faults_first_silent', () => undefined);
  try {
    expect(await opened(stage)).toEqual({ status: 200, rows: 0 });
    // By the limit of a call alone it would be given up after five seconds.
    const aborted = () => stage.hits.filter(({ url }) => url.includes(LIST)).map((hit) => hit.aborted);
    await expect.poll(aborted, { timeout: 3_000 }).toEqual([true]);
  } finally {
    await stage.stop();
  }
});
