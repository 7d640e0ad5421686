import type { Locator, Page, Route } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { openPage, shownPanel, showPage, tab, tool } from './open-pages';

const SAVE = '**/api/v1/admin/store/info';

/** Saves the form of the own store, which the test answers itself, and gives the toasts that may follow. */
async function saveAnsweredBy(page: Page, answer: (route: Route) => Promise<void>): Promise<Locator> {
  await page.route(SAVE, (route) => (route.request().method() === 'PUT' ? answer(route) : route.fallback()));
  await shownPanel(page)
    .getByRole('button', { name: word('form.save'), exact: true })
    .click();
  return toasts(page);
}

const toasts = (page: Page): Locator => page.getByRole('region', { name: word('feedback.toast.region') });
const envelope = (body: object, status = 200) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });

async function typedForm(page: Page): Promise<void> {
  await openPage(page, 'systemSetting');
  await shownPanel(page)
    .getByRole('textbox', { name: word('storeInfo.fields.intro') })
    .fill('改动过的门店简介');
}

const logButton = (page: Page, n: number) => page.getByRole('button', { name: word('screen.errorLog').replace('{n}', String(n)) });

test('S15: lost connections, HTTP errors and refusals without a message are told, and kept in the log', async ({ page, signIn }) => {
  await signIn('admin');
  await typedForm(page);
  const shown = await saveAnsweredBy(page, (route) => route.abort());
  await expect(shown.getByText('网络错误', { exact: true })).toBeVisible();
  await page.unroute(SAVE);
  await saveAnsweredBy(page, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }));
  await expect(shown.getByText(word('request.status').replace('{n}', '502'), { exact: true })).toBeVisible();
  await page.unroute(SAVE);
  await saveAnsweredBy(page, (route) => route.fulfill(envelope({ code: 50001, msg: '', data: null })));
  await expect(shown.getByText('请求失败', { exact: true })).toBeVisible();
  // All three are on the page at once at most, grouped by their text; the log holds each.
  await expect(logButton(page, 3)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

/** How long a toast with this text stands once it has come, in ms by the page itself. */
const timeShown = (page: Page, wanted: string): Promise<number> =>
  page.evaluate(
    (text) =>
      new Promise<number>((gone) => {
        let came: number | undefined;
        const watch = new MutationObserver(() => {
          const there = [...document.querySelectorAll('[role="alert"] .text')].some(({ textContent }) => textContent === text);
          if (there) came ??= performance.now();
          if (there || came === undefined) return;
          watch.disconnect();
          gone(performance.now() - came);
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    wanted,
  );

test("the fallback of an error without a message is 'Error' in English; a toast stands for five seconds", async ({
  page,
  signIn,
  context,
  baseURL,
}) => {
  if (!baseURL) throw new Error('the world has no address');
  await signIn('admin');
  await typedForm(page);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }]);
  await (await tool(page, word('shell.language'))).click();
  await page.route(SAVE, (route) => (route.request().method() === 'PUT' ? route.fulfill(envelope({ code: 50001 })) : route.fallback()));
  const stood = timeShown(page, 'Error');
  await shownPanel(page)
    .getByRole('button', { name: word('form.save', 'en'), exact: true })
    .click();
  expect(await stood).toBeGreaterThan(3_000);
});

test('S15: the log keeps error, component, information and address over a reload, counts repeats and holds no secret', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await tool(page, word('shell.account'));
  await expect(page.getByRole('banner').getByRole('button', { name: /错误日志/ })).toHaveCount(0);
  const text = 'broken token=abc123secret 13812345678 <img src=x onerror="window.hacked=1">';
  for (let time = 0; time < 2; time += 1)
    await page.evaluate((message) => {
      setTimeout(() => {
        throw new RangeError(message);
      });
    }, text);
  await expect(logButton(page, 1)).toBeVisible();
  await page.reload();
  await (await tool(page, word('screen.errorLog').replace('{n}', '1'))).click();
  const log = page.getByRole('dialog', { name: word('errorLog.title') });
  await expect(log.getByText(word('errorLog.count').replace('{n}', '2'))).toBeVisible();
  await expect(log.getByText('window error')).toBeVisible();
  await expect(log.getByText('/dashboard', { exact: true })).toBeVisible();
  await expect(log).toContainText('<img src=x onerror=');
  await expect(log).not.toContainText('abc123secret');
  await expect(log).not.toContainText('13812345678');
  expect(await page.evaluate(() => [Reflect.get(window, 'hacked'), document.querySelectorAll('img[src="x"]').length])).toEqual([
    undefined,
    0,
  ]);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(/abc123secret|13812345678/.test(stored)).toBe(false);
  await log.getByRole('button', { name: word('errorLog.clear') }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: /错误日志/ })).toHaveCount(0);
});

test('S15: an entry names its request, and can be copied with all that is known', async ({ page, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin');
  await typedForm(page);
  await page.route(SAVE, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ ...envelope({ code: 50001, msg: '没有存上', data: null }), headers: { 'x-request-id': 'request-of-this-test' } })
      : route.fallback(),
  );
  await shownPanel(page)
    .getByRole('button', { name: word('form.save'), exact: true })
    .click();
  await (await tool(page, word('screen.errorLog').replace('{n}', '1'))).click();
  const log = page.getByRole('dialog', { name: word('errorLog.title') });
  await expect(log.getByText('request-of-this-test')).toBeVisible();
  await log.getByRole('button', { name: word('errorLog.copy'), exact: true }).click();
  await expect(toasts(page)).toContainText(word('list.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('没有存上');
  expect(copied).toContain('request-of-this-test');
  expect(copied).toContain('/parameter/systemSetting');
});

test('a screen that fails stays inside its tab, is noted with its components, and can be tried again', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'memberList');
  await expect(shownPanel(page).getByRole('row').nth(1)).toBeVisible();
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  const menu = page.getByRole('navigation', { name: word('shell.navigation') });
  await menu.getByRole('button', { name: word('route.system'), exact: true }).click();
  await menu.getByRole('link', { name: word('route.systemUserList'), exact: true }).click();
  const face = page.getByRole('alert').filter({ hasText: word('tags.broken.title') });
  await expect(face).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /错误日志/ })).toBeVisible();
  await showPage(page, 'memberList');
  await expect(shownPanel(page).getByRole('row').nth(1)).toBeVisible();
  await page.unroute('**/_next/static/chunks/**');
  await showPage(page, 'systemUserList');
  await face.getByRole('button', { name: word('tags.broken.retry') }).click();
  await expect(shownPanel(page).getByRole('row').nth(1)).toBeVisible();
  const log = await page.evaluate(() => sessionStorage.getItem('error-log'));
  const [entry] = JSON.parse(log ?? '[]').filter(({ info }: { info: string }) => info === 'render');
  expect(entry).toMatchObject({ url: '/system/systemUserList' });
  expect(entry.vm).toContain('at ');
});

test('S16: the bar of progress ends with a navigation that was overtaken, and with one that failed', async ({ page, signIn }) => {
  await signIn('admin');
  const menu = page.getByRole('navigation', { name: word('shell.navigation') });
  await tool(page, word('shell.account'));
  await menu.getByRole('button', { name: word('route.member'), exact: true }).click();
  const bar = page.locator('#nprogress');
  const held: Route[] = [];
  await page.route('**/member/pointRecord**', (route) => void held.push(route));
  await menu.getByRole('link', { name: word('route.pointRecord') }).click();
  await expect(bar).toBeAttached();
  await menu.getByRole('link', { name: word('route.memberLevel') }).click();
  await expect(tab(page, 'memberLevel')).toHaveAttribute('aria-selected', 'true');
  await expect(bar).not.toBeAttached();
  for (const route of held) await route.abort();
  await expect(bar).not.toBeAttached();
  await expect(page).toHaveTitle(`${word('route.memberLevel')} - 中央管理控制台`);
});
