import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, word } from '../fixtures';
import { makeAdministrator } from '../stack/administrators';

const EVIL = '<img src=x onerror="window.hacked=1">';

/** Whether anything hostile ran or was drawn. */
const harm = () => [Reflect.get(window, 'hacked'), document.querySelectorAll('img[src="x"]').length];

test('row 90: names, introductions, messages of the API and titles are shown as text', async ({ page, signIn, world, consoleErrors }) => {
  const { username, id } = await makeAdministrator(world.api, ['admin_P1', 'admin_P6', 'admin_P6.edit']);
  await world.sql('update admin set name = $1, introduction = $1, avatar = $2 where id = $3', [EVIL, 'javascript:window.hacked=1', id]);
  await signIn(username, { at: '/parameter/systemSetting' });
  const intro = page.getByRole('textbox', { name: word('storeInfo.fields.intro') });
  await intro.fill('改动过的门店简介');
  await page.route('**/api/v1/admin/store/info', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ contentType: 'application/json', body: JSON.stringify({ code: 60999, msg: EVIL, data: null }) })
      : route.fallback(),
  );
  await page.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(page.getByRole('alert').getByText(EVIL, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: word('shell.account') }).click();
  await expect(page.getByRole('menu').getByText(EVIL, { exact: true })).toHaveCount(2);
  expect(await page.evaluate(harm)).toEqual([undefined, 0]);
  expect(consoleErrors.filter((text) => /content security policy/i.test(text))).toEqual([]);
});

test('row 90: a title made of markup is text in the tab and in the window', async ({ page, signIn }) => {
  await signIn('admin', { at: `/member/memberList?keyword=${encodeURIComponent(EVIL)}` });
  await expect(page.getByRole('searchbox', { name: word('member.keyword') })).toHaveValue(EVIL);
  await page.evaluate((title) => {
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith('tabs:'));
    const kept = JSON.parse(localStorage.getItem(key ?? '') ?? 'null');
    for (const tab of kept.tabs) tab.ownTitle = title;
    for (const storage of [localStorage, sessionStorage]) storage.setItem(key ?? '', JSON.stringify(kept));
  }, EVIL);
  await page.reload();
  await expect(page.getByRole('tab', { name: EVIL })).toHaveCount(2);
  await expect(page).toHaveTitle(`${EVIL} - 中央管理控制台`);
  expect(await page.evaluate(harm)).toEqual([undefined, 0]);
});

test('row 91: scripts and styles carry the nonce of their page, which is another one each time; others do not run', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const served = async () => {
    const answer = await page.request.get('/dashboard');
    const policy = answer.headers()['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    // A block of data is never run, whatever it holds.
    const tags = (await answer.text()).match(/<(?:script|style)\b[^>]*>/g) ?? [];
    return {
      nonce,
      count: tags.length,
      without: tags.filter((tag) => !tag.includes('type="application/json"') && !tag.includes(`nonce="${nonce}"`)),
    };
  };
  const [first, second] = [await served(), await served()];
  expect(first).toMatchObject({ nonce: expect.stringMatching(/^[\w+/=-]{16,}$/), without: [] });
  expect(second.without).toEqual([]);
  expect(Math.min(first.count, second.count)).toBeGreaterThan(5);
  expect(second.nonce).not.toBe(first.nonce);
  const reported = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
        // What an injection can leave behind: markup. A script that our own code makes is trusted by 'strict-dynamic'.
        const markup = document.createElement('div');
        markup.innerHTML = '<img src="/nosuch.png" onerror="window.hacked = 1">';
        document.body.append(markup);
        setTimeout(() => done('nothing was reported'), 5_000);
      }),
  );
  expect(reported).toMatch(/^script-src/);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});

test('row 93: a page of another origin cannot frame the console', async ({ page, signIn, baseURL }) => {
  const host = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<title>host</title><iframe src="${baseURL}/dashboard"></iframe><iframe src="${baseURL}/login"></iframe>`);
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  try {
    await signIn('admin', { at: false });
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    for (const frame of page.frames().slice(1)) {
      await frame.waitForLoadState();
      expect(frame.url()).toMatch(/^chrome-error:/);
    }
    expect(page.frames()).toHaveLength(3);
  } finally {
    host.closeAllConnections();
    await new Promise((closed) => host.close(closed));
  }
});
