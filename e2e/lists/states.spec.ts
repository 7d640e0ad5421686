import type { Page, Route } from '@playwright/test';
import { expect, leaveSession, test, word } from '../fixtures';
import { withoutDeadlines } from '../held-back';
import { MEMBERS } from '../member/members';
import { openPage } from '../shell/open-pages';
import { choose, ready } from './list-page';

const CALL = '**/api/v1/admin/member/list?**';
const frame = (page: Page) => page.getByRole('region', { name: word('list.tableRegion') });
const skeletons = (page: Page) => frame(page).locator('tbody[aria-hidden] tr');
const rows = (page: Page) => page.locator('tbody tr[data-id]');
const levelFilter = word('member.fields.levelId');

/** Adds up what moves without being asked to, from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        seen.moved.push(
          ...entry.sources.map(({ node }) => `${entry.value.toFixed(3)} ${(node as Element | null)?.outerHTML?.slice(0, 120)}`),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate('window.shifts') as Promise<{ sum: number; moved: string[] }>;
}

test('L8: rows to come are skeletons of their height, and nothing moves when they arrive', async ({ page, signIn }) => {
  await withoutDeadlines(page);
  await signIn('admin');
  const held: Route[] = [];
  await page.route(CALL, (route) => void held.push(route));
  const shifts = await watchShifts(page);
  await page.reload();
  await openPage(page, 'memberList');
  await expect(skeletons(page).first()).toBeVisible();
  await expect(frame(page)).toHaveAttribute('aria-busy', 'true');
  const height = async (of: 'skeleton' | 'row') =>
    (await (of === 'row' ? rows(page) : skeletons(page)).first().boundingBox())?.height ?? Number.NaN;
  const before = await height('skeleton');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect(rows(page).first()).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  expect(Math.abs((await height('row')) - before)).toBeLessThan(2);
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThan(0.02);
});

test('L8: old rows stay, dimmed and marked as busy, while others are on their way', async ({ page, signIn }) => {
  await withoutDeadlines(page);
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  const held: Route[] = [];
  await page.route(CALL, (route) => void held.push(route));
  await page
    .getByRole('columnheader', { name: word('member.fields.points') })
    .getByRole('button')
    .first()
    .click();
  await expect(page.locator('table[data-stale="true"]')).toBeVisible();
  await expect(frame(page)).toHaveAttribute('aria-busy', 'true');
  await expect(frame(page).getByRole('progressbar', { name: word('list.loading') })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect(page.locator('table[data-stale="false"]')).toBeVisible();
});

test('L8: nothing yet and nothing found are two faces; the second leads back', async ({ page, signIn, world }) => {
  await signIn('admin', { at: '/member/applyDistributorList' });
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('searchbox', { name: word('distributorApply.keyword') }).fill('没有这个人');
  await page.keyboard.press('Enter');
  await expect(page.getByText(word('list.face.noResult'))).toBeVisible();
  await expect(page.getByText(word('page.total').replace('{n}', '0'))).toBeVisible();
  await page.getByRole('button', { name: word('list.face.clearFilters') }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: word('distributorApply.keyword') })).toHaveValue('');

  // A store whose members have not applied yet.
  const moved = await world.sql<{ id: number }>('update distributor_apply set store_id = 0 where store_id = 2 returning id');
  try {
    await leaveSession(page);
    await signIn('store2', { at: '/member/applyDistributorList' });
    await expect(page.getByText(word('list.face.firstUse'))).toBeVisible();
    await expect(page.getByRole('button', { name: word('list.face.clearFilters') })).toHaveCount(0);
  } finally {
    await world.sql('update distributor_apply set store_id = 2 where id = any($1::int[])', [moved.map(({ id }) => id)]);
  }
});

test('L8: a failure says what happened with its number and can be tried again', async ({ page, signIn }) => {
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  await page.route(CALL, (route) =>
    route.fulfill({ status: 502, headers: { 'x-request-id': 'probe-502' }, contentType: 'text/plain', body: 'no' }),
  );
  await choose(page, levelFilter, '黄金会员');
  const face = frame(page).getByRole('alert');
  await expect(face).toContainText(word('feedback.failedRetry'));
  await expect(face).toContainText('probe-502');
  await page.unroute(CALL);
  await face.getByRole('button', { name: word('feedback.retry'), exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(face).toHaveCount(0);
});

test('L8: without a connection the list says so and comes back with it', async ({ page, signIn, context }) => {
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  await choose(page, levelFilter, '黄金会员');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('combobox', { name: levelFilter }).click();
  await expect(page.getByRole('option', { name: '白银会员' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('option', { name: '白银会员' }).click();
  await expect(frame(page).getByRole('alert')).toContainText(word('feedback.offline'));
  await context.setOffline(false);
  await expect(rows(page).first()).toBeVisible();
  await expect(frame(page).getByRole('alert')).toHaveCount(0);
});

test('L8: a refusal has a face of its own, with the words of the server and nothing to try again', async ({ page, signIn }) => {
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  await page.route(CALL, (route) => route.fulfill({ json: { code: 40303, msg: '没有操作权限', data: null } }));
  await choose(page, levelFilter, '黄金会员');
  await expect(frame(page)).toContainText(word('feedback.forbidden'));
  await expect(frame(page)).toContainText('没有操作权限');
  await expect(frame(page).getByRole('button', { name: word('feedback.retry') })).toHaveCount(0);
});
