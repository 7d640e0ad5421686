import { readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { withoutDeadlines } from '../held-back';
import { MEMBERS } from '../member/members';
import { said } from '../page-parts';
import type { TestStack } from '../stack/test-stack';
import { bulkBar, chosen, namedMembers, ready } from './list-page';

const CALL = '**/api/v1/admin/member/status';
const disable = word('member.actions.disable');
const outcome = (done: number, open: number) => word('list.bulk.result').replace('{n}', String(done)).replace('{m}', String(open));
const safe = word('list.bulk.states.unanswered');

/** Fifty members chosen in one list: three batches. */
async function fifty(page: Page, world: TestStack, prefix: string): Promise<number[]> {
  const { ids, address } = await namedMembers(world, prefix, 50);
  await page.goto(`${MEMBERS}${address}&pageSize=50`);
  await ready(page);
  await page.getByRole('checkbox', { name: word('list.selectPage') }).click();
  await expect(bulkBar(page)).toContainText(chosen(50));
  return ids;
}

/** Disables the chosen rows for a reason; answers the dialog that follows the action. */
async function disableThem(page: Page): Promise<Locator> {
  await bulkBar(page).getByRole('button', { name: disable, exact: true }).click();
  const reason = page.getByRole('dialog');
  await reason.getByLabel(word('common.reason')).fill('批量停用');
  await reason.getByRole('button', { name: disable, exact: true }).click();
  return page.getByRole('dialog', { name: disable, exact: true });
}

/** How often each member was changed since: once is right, twice is not. */
const changes = async (world: TestStack, ids: readonly number[], before: ReadonlyMap<number, number>) => {
  const now = await versions(world, ids);
  return [...new Set(ids.map((id) => (now.get(id) ?? 0) - (before.get(id) ?? 0)))].sort();
};
const versions = async ({ sql }: TestStack, ids: readonly number[]) =>
  new Map(
    (await sql<{ id: number; version: number }>('select id, version from member where id = any($1::int[])', [ids])).map((row) => [
      row.id,
      row.version,
    ]),
  );
const disabled = async ({ sql }: TestStack, ids: readonly number[]) =>
  Number((await sql<{ n: string }>('select count(*) n from member where status = 0 and id = any($1::int[])', [ids]))[0]?.n);

test('L5: a connection lost in the middle is told row by row, nothing is done twice, and the retry completes it', async ({
  page,
  signIn,
  world,
}) => {
  await withoutDeadlines(page);
  await signIn('admin');
  const ids = await fifty(page, world, '断线');
  const before = await versions(world, ids);
  const keys: (string | null)[] = [];
  await page.route(CALL, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    // The first batch takes effect and its answer is lost on the way; the second never arrives; the third is well.
    if (keys.length === 1) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    return keys.length === 2 ? route.abort('connectionreset') : route.continue();
  });
  const result = await disableThem(page);
  await expect(result).toContainText(outcome(10, 40));
  await expect(result.getByRole('row', { name: safe })).toHaveCount(40);
  expect(await disabled(world, ids)).toBe(30);

  await page.unroute(CALL);
  const again: (string | null)[] = [];
  page.on('request', async (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/member/status')) again.push(await request.headerValue('idempotency-key'));
  });
  await result.getByRole('button', { name: word('list.bulk.retry').replace('{n}', '40') }).click();
  await expect(said(page, outcome(50, 0))).toBeVisible();
  await expect(result).toHaveCount(0);
  expect(await disabled(world, ids)).toBe(50);
  expect(await changes(world, ids, before)).toEqual([1]);
  // What has no answer goes out under the key it had; what has one does not go out again.
  expect(keys.every(Boolean) && new Set(keys).size === 3).toBe(true);
  expect([...again].sort()).toEqual(keys.slice(0, 2).sort());
  await expect(bulkBar(page)).toHaveCount(0);
});

test('L5: progress is counted; after a cancel what is done stays done, the report names every row, and the rest can be done', async ({
  page,
  signIn,
  world,
}) => {
  await withoutDeadlines(page);
  await signIn('admin');
  const ids = await fifty(page, world, '进度');
  const before = await versions(world, ids);
  const held: Route[] = [];
  await page.route(CALL, (route) => void held.push(route));
  const dialog = await disableThem(page);
  await expect(dialog.getByRole('status')).toHaveText(word('list.bulk.running').replace('{n}', '0').replace('{total}', '50'));
  await expect.poll(() => held.length).toBe(3);
  await held[2]?.continue();
  await expect(dialog.getByRole('status')).toHaveText(word('list.bulk.running').replace('{n}', '10').replace('{total}', '50'));
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');

  // Escape asks first.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: word('list.bulk.stopTitle') });
  await expect(question).toContainText(word('list.bulk.stopText'));
  await question.getByRole('button', { name: word('feedback.cancel'), exact: true }).click();
  await dialog.getByRole('button', { name: word('list.bulk.cancel'), exact: true }).click();
  await expect(dialog).toContainText(outcome(10, 40));

  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: word('list.bulk.report') }).click();
  const report = await waiting;
  expect(report.suggestedFilename()).toBe(`${disable}.csv`);
  const text = readFileSync(await report.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toBe([word('list.bulk.id'), word('list.bulk.state'), word('list.bulk.reason')].join(','));
  expect(lines).toHaveLength(51);
  expect(lines.filter((line) => line.includes(`,${word('list.bulk.states.done')},`))).toHaveLength(10);
  expect(lines.filter((line) => line.includes(safe))).toHaveLength(40);

  await page.unroute(CALL);
  await dialog.getByRole('button', { name: word('list.bulk.retry').replace('{n}', '40') }).click();
  await expect(said(page, outcome(50, 0))).toBeVisible();
  expect(await changes(world, ids, before)).toEqual([1]);
});
