import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { type Answer, ask } from '@/lib/bff/attacks/wire';
import { type Stage, startStage, success } from './stage';

const PAGE = '/member/memberList';
const CALL = '/api/v1/admin/user/list';

type Mood = 'well' | 'silent' | 'gone' | 'broken';

/** The console as it is started, before an API whose mood a test changes. */
async function stageWith(name: string, mood: Mood): Promise<Stage & { turn(next: Mood): void }> {
  let present = mood;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (present === 'well') return request.url?.includes('/store/info') ? ofStore(response) : success(request, response);
    if (present === 'gone') return void request.socket.destroy();
    if (present === 'broken') return void response.writeHead(500).end('<html>');
  };
  const stage = await startStage(name, listener);
  return {
    ...stage,
    turn: (next) => {
      present = next;
    },
  };
}

const ofStore = (response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end('{"code":0,"data":{"storeId":5,"auths":""}}');

/** Opens a page as a browser would, over every redirect; tells the statuses on the way and where it ended. */
async function opened(
  stage: Stage,
  cookie: string,
): Promise<{ statuses: number[]; path: string; last: Answer; cleared: boolean; ms: number }> {
  const begun = performance.now();
  const statuses: number[] = [];
  let path = PAGE;
  let cleared = false;
  for (;;) {
    const last = await ask(stage, path, { headers: { cookie: cleared ? '' : cookie, accept: 'text/html' } });
    statuses.push(last.status);
    cleared ||= [last.headers['set-cookie'] ?? []].flat().some((line) => /^Admin-Token=;/.test(line));
    const { location } = last.headers;
    if (last.status !== 307 || location === undefined || statuses.length > 5)
      return { statuses, path, last, cleared, ms: performance.now() - begun };
    path = location;
  }
}

/** What the specification wants where the guard cannot fetch the user: a message, no token, the sign-in with the wanted page. */
function expectSignIn({ statuses, path, last, cleared }: Awaited<ReturnType<typeof opened>>): void {
  expect(statuses.at(-1)).toBe(200);
  expect(statuses.every((status) => status < 500)).toBe(true);
  expect(path).toBe(`/login?redirect=${encodeURIComponent(PAGE)}`);
  expect(cleared).toBe(true);
  expect(last.text).not.toContain('Hidden Name');
}

for (const [mood, code, status] of [
  ['gone', 50501, 502],
  ['silent', 50400, 504],
  ['broken', 50500, 502],
] as const)
  test(`row 61: security N1: a page that is the first request of a process is no 500 while the API is ${mood}, nor is anything later`, async () => {
    const stage = await stageWith(`faults_away_${mood}`, mood);
    try {
      const cookie = await stage.cookie();
      const first = await opened(stage, cookie);
      expectSignIn(first);
      // Failures of the pages' half of the build keep their kind in the calls' half, and the other way round.
      const call = await stage.asPage(CALL, { headers: { cookie } });
      expect([call.status, call.json.code]).toEqual([status, code]);
      // Enough failures open the breaker; pages behind it are answered as well.
      const many = await Promise.all(Array.from({ length: 10 }, () => stage.asPage(CALL, { headers: { cookie } })));
      expect(many.every((each) => each.status >= 502 && (each.json.code ?? 0) >= 50000)).toBe(true);
      expectSignIn(await opened(stage, await stage.cookie()));

      stage.turn('well');
      await expect
        .poll(async () => (await stage.asPage(CALL, { headers: { cookie } })).status, { message: 'calls are back', timeout: 15_000 })
        .toBe(200);
      // What is remembered of the failure ends after three seconds.
      await expect.poll(async () => (await opened(stage, cookie)).last.text.includes('Hidden Name'), { timeout: 15_000 }).toBe(true);

      // Known for a while, whoever works goes on in the frame: what fails there is told by the page and can be repeated.
      stage.turn(mood);
      const inFrame = await opened(stage, cookie);
      expect([inFrame.statuses, inFrame.path, inFrame.cleared]).toEqual([[200], PAGE, false]);
      expect(inFrame.last.text).toContain('Hidden Name');
      expect(inFrame.ms).toBeLessThan(5_000);
    } finally {
      await stage.stop();
    }
  });
