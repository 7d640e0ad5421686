import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Stage, startStage } from './stage';

const MIB = 1024 * 1024;
const PICTURES = '/api/v1/admin/picture/upload';
const VIDEOS = '/api/api/v1/admin/video/upload';

const refusal = (code: number, msg: string) => JSON.stringify({ code, msg, message: msg, data: null });

test.describe('security D8: an upload refused at its first bytes', () => {
  test.setTimeout(180_000);
  let answer = '';
  let stage: Stage;

  test.beforeAll(async () => {
    // Answers when the first bytes are there and reads no more of it, as an API does that looks at what kind of file it is given.
    stage = await startStage('faults_uploads', (request: IncomingMessage, response: ServerResponse) => {
      request.once('data', () => {
        request.pause();
        response.setHeader('content-type', 'application/json').end(answer);
      });
    });
  });
  test.afterAll(() => stage.stop());

  test('says why, 59 MB of what are no pictures and 300 MB of what is no video', async ({ page, context }) => {
    await opened(page, context, stage);
    answer = refusal(40005, '只能上传图片');
    expect(await uploaded(page, PICTURES, 59 * MIB)).toEqual({ status: 200, text: answer });
    answer = refusal(40004, '只能上传视频');
    expect(await uploaded(page, VIDEOS, 300 * MIB)).toEqual({ status: 200, text: answer });
  });

  test('says so where the API has ended the login meanwhile, where there is none, and where it is longer than it may be', async ({
    page,
    context,
  }) => {
    await opened(page, context, stage);
    answer = refusal(50012, '其他客户端已登录');
    expect(await uploaded(page, VIDEOS, 60 * MIB)).toEqual({ status: 200, text: answer });
    const before = stage.hits.length;
    const long = await uploaded(page, PICTURES, 61 * MIB);
    expect([long.status, JSON.parse(long.text).code]).toEqual([413, 41300]);
    await context.clearCookies();
    const stranger = await uploaded(page, VIDEOS, 60 * MIB);
    expect([stranger.status, JSON.parse(stranger.text).code]).toEqual([401, 50008]);
    expect(stage.hits.length).toBe(before);
  });
});

/** A page of the console's own address in a browser that is signed in; any will do, for it sends the form by itself. */
async function opened(page: Page, context: BrowserContext, { port, cookie }: Stage): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const [name = '', ...value] = (await cookie()).split('=');
  await page.goto(`${origin}/login`);
  await context.addCookies([{ name, value: value.join('='), url: origin }]);
}

/** Sends a form as `lib/client/upload.ts` does, and tells what the browser got to read. */
const uploaded = (page: Page, address: string, bytes: number) =>
  page.evaluate(
    ({ to, length }) =>
      new Promise<{ status: number; text: string }>((resolve) => {
        const form = new FormData();
        form.append('file', new File([new Uint8Array(length).fill(120)], 'film.mp4', { type: 'video/mp4' }));
        const request = new XMLHttpRequest();
        request.onload = () => resolve({ status: request.status, text: request.responseText });
        request.onerror = () => resolve({ status: 0, text: 'Network Error' });
        request.open('POST', to);
        request.setRequestHeader('x-csrf', '1');
        request.send(form);
      }),
    { to: address, length: bytes },
  );
