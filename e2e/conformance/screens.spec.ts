import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { screens } from '@/components/screens';
import { ACCOUNT, FORM, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { goodsCategory } from '@/lib/contract/goods-category';
import { namespaceOf } from '@/lib/messages/file-name';
import { leaves } from '@/lib/navigation/derive';
import { lists } from '@/lib/navigation/lists';
import { routeTable, type ScreenPath } from '@/lib/navigation/table';
import { CONTRAST, inWords, violationsOf } from '../accessibility/grave';
import { expect, HOME_PATH, LOGIN_PATH, test, word } from '../fixtures';
import { watchSecrets } from '../secrets';
import { makeAdministrator } from '../stack/administrators';
import { inProject } from '../stack/project';
import type { TestStack } from '../stack/test-stack';
import { budgetOf, comeNear, SIGN_IN_BUDGET, scriptKiB, WHOLE_BUDGET } from './budget';
import { hiddenOrCut } from './in-sight';
import { watchOpening } from './opening';
import { chineseTexts, keyNames } from './texts-in-sight';

// Each screen is a test of its own; workers share them out.
test.describe.configure({ mode: 'parallel' });

const nodes = leaves(routeTable).map(({ path, titleKey }) => ({ path: path as ScreenPath, titleKey }));
const built = nodes.filter(({ path }) => screens[path]);

/** Words that no record holds, by the names lists give to their text filters; a list drops those it does not know. */
const NOBODY = '查无此物';
const MATCHES_NOTHING = new URLSearchParams({ keyword: NOBODY, name: NOBODY, title: NOBODY, bizNo: NOBODY, type: '9999' }).toString();

/** The ground of a page in the dark; a first paint of any other colour is a flash. */
const DARK_GROUND = 'rgb(16, 22, 30)';

const KINDS = { Account: ACCOUNT, Hardware: HARDWARE, Form: FORM, Software: SOFTWARE };

const rows = (page: Page) => page.locator('tbody tr[data-id]').filter({ visible: true });
const ids = (page: Page) => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-id')));
const servedRows = (html: string) => html.match(/<tr\b[^>]*\bdata-id="/g)?.length ?? 0;
/** Nothing is on its way any more, but for what comes when somebody gets near it. */
const drawn = (page: Page) =>
  expect(page.locator(':is(.MuiSkeleton-root, [data-waiting], [aria-busy="true"]):not([data-later], [data-later] *):visible')).toHaveCount(
    0,
  );
const sidewaysScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The address of a screen; those of one record get the first of their kind. */
async function addressOf(path: string, { sql }: TestStack): Promise<string> {
  if (!path.includes(':')) return path;
  const kind = Object.entries(KINDS).find(([name]) => path.includes(name))?.[1];
  const [record] = await sql<{ id: number }>('select id from goods where kind = $1 and store_id = 0 order by id limit 1', [kind]);
  return path.replace(/:\w+/g, String(record?.id));
}

/** On a phone a list is cards, and a tree of lines. */
const cards = (page: Page) => page.getByRole('tabpanel').filter({ visible: true }).getByRole('listitem');

/** Areas whose lists stand still from their first paint on. */
const STEADY = /^\/(member|shopping|system)\//;

/** Whether the rows come to stand otherwise than before. */
const changes = (page: Page, before: string): Promise<boolean> =>
  expect
    .poll(async () => String(await ids(page)), { timeout: 3_000 })
    .not.toBe(before)
    .then(
      () => true,
      () => false,
    );

/** Presses the heads that sort, one after the other, until one of them has put the rows in another order. */
async function sortsByAHead(page: Page): Promise<boolean> {
  const before = String(await ids(page));
  const heads = page.locator('thead th[aria-sort] button[title]').filter({ visible: true });
  for (let index = 0; index < (await heads.count()); index += 1) {
    for (let presses = 0; presses < 2; presses += 1) {
      const head = heads.nth(index).locator('xpath=ancestor::th');
      const order = (await head.getAttribute('aria-sort')) ?? '';
      await heads.nth(index).click();
      await expect(head).not.toHaveAttribute('aria-sort', order);
      // The rows of the order before stay until the answer has come.
      await expect(page.locator('table[data-stale="true"]').filter({ visible: true })).toHaveCount(0);
      // Rows in the same order are no fault: some columns hold one value all the way down.
      if (await changes(page, before)) return true;
    }
  }
  return false;
}

const namespaces = readdirSync(inProject('lib/messages/zh-CN')).map(namespaceOf);

test('every page of the menu has its screen', () => {
  expect(nodes.filter(({ path }) => !screens[path]).map(({ path }) => path)).toEqual([]);
});

test('the scripts a page starts with ask to be compiled while they arrive', async ({ page }) => {
  const first = page.waitForResponse((response) => response.url().endsWith('.js'));
  await page.goto(LOGIN_PATH);
  expect(await (await first).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the sign-in stays within its bytes', async ({ page }) => {
  await page.goto(LOGIN_PATH);
  // house-rules: waiting: what a page fetches by itself once it is idle counts too; that nothing more comes is told by stillness alone.
  await page.waitForLoadState('networkidle');
  const size = await scriptKiB(page);
  expect(size).toBeGreaterThan(100);
  expect(size).toBeLessThanOrEqual(SIGN_IN_BUDGET);
});

// What whoever may go to /member/ alone is refused stands in served-pages.spec.ts.
test('whoever may go to /system/ alone is refused the other pages', async ({ page, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P7']);
  await signIn(username, { at: false });
  const open: string[] = [];
  for (const { path } of nodes.filter((node) => node.path !== HOME_PATH && !node.path.startsWith('/system/'))) {
    const answer = await page.request.get(path.replace(/:\w+/g, '1'));
    if (answer.status() !== 404) open.push(`${path}: ${answer.status()}`);
  }
  expect(open).toEqual([]);
});

for (const { path, titleKey } of built)
  test(`${path} does what every screen does`, async ({ page, signIn, world, consoleErrors }) => {
    const shown = lists[path];
    const list = shown !== undefined;
    const tree = shown?.name === goodsCategory.name;
    const address = await addressOf(path, world);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await signIn('admin', { at: false });
    const opening = await watchOpening(page, word('shell.notFound.title'));
    const watched = watchSecrets(page, world);

    await test.step('opens from its address', async () => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(new RegExp(`^${word(titleKey)}`));
      await drawn(page);
      if (!answer) return;
      const served = await answer.text();
      expect.soft(served, 'a screen that a script has to put in its place').not.toMatch(/<div hidden id="S:\w+">(?!<\/div>)/);
      if (!list) return;
      expect.soft(servedRows(served), 'rows in the page as served').toBeGreaterThan(0);
      await expect(rows(page).first()).toBeVisible();
    });
    if (list)
      await test.step('nothing moves while it opens, and what matters is in sight', async () => {
        const { shifted, moved } = await opening();
        if (STEADY.test(path)) expect.soft(shifted, moved.join('\n')).toBeLessThan(0.02);
        expect.soft(await hiddenOrCut(page, path, 'zh-CN')).toEqual([]);
      });
    await test.step('has no fault for axe', async () => expect.soft(inWords(await violationsOf(page))).toEqual([]));
    await test.step('stays within its bytes', async () => {
      expect.soft(await scriptKiB(page), 'KiB of scripts').toBeLessThanOrEqual(budgetOf(path));
      await comeNear(page);
      await drawn(page);
      expect.soft(await scriptKiB(page), 'KiB of scripts to its end').toBeLessThanOrEqual(WHOLE_BUDGET);
    });
    if (shown && shown.sortable.length > 0) await test.step('sorts', async () => expect.soft(await sortsByAHead(page)).toBe(true));
    await test.step('fits a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await drawn(page);
      if (list) await expect(cards(page).or(rows(page)).first()).toBeVisible();
      if (list && !tree) await expect(page.getByRole('table')).toHaveCount(0);
      await expect.poll(() => sidewaysScroll(page), { timeout: 5_000 }).toBeLessThanOrEqual(0);
    });
    if (list)
      await test.step('is filtered by its address', async () => {
        const answer = await page.request.get(`${address}?${MATCHES_NOTHING}`);
        expect.soft(servedRows(await answer.text())).toBe(0);
      });
    await test.step('speaks English, and can be read in the dark', async () => {
      const dark = JSON.stringify({ colourMode: 'dark' });
      const cookies = { language: 'en', settings: encodeURIComponent(dark) };
      await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: world.origin })));
      await page.evaluate((text) => localStorage.setItem('settings', text), dark);
      // A page that is wide again is drawn once, where it is opened.
      await page.goto('about:blank');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expect(page).toHaveTitle(new RegExp(`^${word(titleKey, 'en')}`));
      await drawn(page);
      // The page of a record names it in its tab, its head and its preview; the page that makes one shows the same words.
      if (!path.includes(':')) expect.soft(await chineseTexts(page)).toEqual([]);
      expect.soft(await keyNames(page, namespaces)).toEqual([]);
      if (list) expect.soft(await hiddenOrCut(page, path, 'en')).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      const { first, screen, notFound } = await opening();
      expect.soft({ first, screen, notFound }).toEqual({ first: { frame: true, ground: DARK_GROUND }, screen: true, notFound: false });
      expect.soft(inWords(await violationsOf(page, { only: CONTRAST }))).toEqual([]);
    });
    expect((await watched()).secrets, 'what only the server may know').toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
