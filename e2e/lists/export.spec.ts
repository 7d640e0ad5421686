import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { parseCsv } from '@/lib/format/csv';
import { expect, test, word } from '../fixtures';
import { MEMBERS, takeMember } from '../member/members';
import { namedMembers, ready, rowIds } from './list-page';

const POINTS = '/member/pointRecord';

/** Starts an export from its menu. */
async function pick(page: Page, scope: 'all' | 'page' | 'selected', n: number, format = 'CSV'): Promise<void> {
  await page.getByRole('button', { name: word('list.export.button'), exact: true }).click();
  const name = word(`list.export.${scope}`).replace('{n}', n.toLocaleString('en-US')).replace('{format}', format);
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function exported(page: Page, scope: 'all' | 'page' | 'selected', n: number, format?: string): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await pick(page, scope, n, format);
  return waiting;
}

const rowsOf = async (file: Download) => parseCsv(readFileSync(await file.path(), 'utf8'));
const dialog = (page: Page) => page.getByRole('dialog', { name: word('list.export.title'), exact: true });

test('L7: everything that matches, or the page, in the order of the list and without hidden columns', async ({ page, signIn, world }) => {
  const { address } = await namedMembers(world, '导出', 24);
  const wanted = await world.sql<{ id: number }>("select id from member where nickname like '导出%' order by points asc, id asc");
  await signIn('admin', { at: `${MEMBERS}${address}&pageSize=10&sortField=points&sortOrder=asc` });
  await ready(page);
  const all = await rowsOf(await exported(page, 'all', 24));
  expect(all[0]).toContain(word('member.fields.payTotal'));
  expect(all.slice(1).map(([id]) => Number(id))).toEqual(wanted.map(({ id }) => id));

  await page.getByRole('button', { name: word('list.columns.button'), exact: true }).click();
  await page.getByRole('checkbox', { name: word('list.columns.show').replace('{name}', word('member.fields.payTotal')) }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: word('member.fields.payTotal') })).toHaveCount(0);
  const some = await rowsOf(await exported(page, 'page', 10));
  expect(some[0]).not.toContain(word('member.fields.payTotal'));
  expect(some.slice(1).map(([id]) => Number(id))).toEqual(await rowIds(page));
  await expect(dialog(page)).toHaveCount(0);
});

test('L7: an export that is over before its dialog has come leaves the page as it was', async ({ page, signIn, world }) => {
  const { address } = await namedMembers(world, '飞快', 2);
  await signIn('admin', { at: `${MEMBERS}${address}` });
  await ready(page);
  // What is fetched once the file has been asked for is the dialog; it comes when the file has long been saved.
  let letThrough = () => {};
  const late = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().includes('/member/export');
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    if (asked) await late;
    await route.continue();
  });
  await exported(page, 'all', 2);
  await page.evaluate(() => {
    const seen = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.MuiDialog-root')) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true });
    });
    Object.assign(window, { dialogSeen: seen });
  });
  letThrough();
  await page.evaluate('window.dialogSeen');
  await expect(page.locator('.MuiDialog-root')).toHaveCount(0);
  await page.getByRole('button', { name: word('list.columns.button'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: word('list.columns.button') })).toBeVisible();
});

test('L7: a spreadsheet for the same rows, with heads in the shown language', async ({ page, signIn, world }) => {
  const { address } = await namedMembers(world, '表格', 3);
  await page.context().addCookies([{ name: 'language', value: 'en', url: world.origin }]);
  await page.goto('/login');
  await signIn('admin', { at: `${MEMBERS}${address}` });
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(3);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: word('list.export.button', 'en'), exact: true }).click();
  await page.getByRole('menuitem', { name: 'All 3 rows (XLSX)' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: word('list.export.button', 'en'), exact: true }).click();
  await page.getByRole('menuitem', { name: 'All 3 rows (CSV)' }).click();
  const [head] = await rowsOf(await csv);
  expect(head).toContain(word('member.fields.mobile', 'en'));
});

test('bad input: what a spreadsheet would run as a formula is exported as text', async ({ page, signIn, world }) => {
  const evil = ['=HYPERLINK("http://x","公式")', '+公式', '-2+公式', '@SUM(公式)', '\t=公式', '公式，"引号"\n换行'];
  const { ids, address } = await namedMembers(world, '公式', evil.length);
  for (const [index, nickname] of evil.entries()) await world.sql('update member set nickname = $1 where id = $2', [nickname, ids[index]]);
  await signIn('admin', { at: `${MEMBERS}${address}` });
  await ready(page);
  const [head = [], ...rows] = await rowsOf(await exported(page, 'all', evil.length));
  const at = head.indexOf(word('member.fields.nickname'));
  expect(rows.map((row) => row[at]).sort()).toEqual(evil.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)).sort());
});

test('L7: progress is told, and a cancelled export leaves no file', async ({ page, signIn, world }) => {
  const member = await takeMember(world, 'store_id = 0');
  await world.sql(
    `insert into point_record (no, member_id, biz_type, title, delta, after, remark, operator_name, create_time, store_id)
     select 'SLOW' || n, $1, 1, '', 0, 0, (select string_agg(md5(n || '.' || k), '') from generate_series(1, 12) k), '', now(), 0
     from generate_series(1, 4000) n`,
    [member.id],
  );
  try {
    await signIn('admin', { at: `${POINTS}?memberId=${member.id}` });
    await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
    // The dialog's own code comes first, so that the slow line slows the file alone.
    await exported(page, 'page', 20);
    await expect(dialog(page)).toHaveCount(0);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: 40_000, uploadThroughput: -1 });
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    const over = page.waitForEvent('requestfailed', (request) => request.url().includes('/member/point/export'));
    const [{ n = 0 } = {}] = await world.sql<{ n: number }>('select count(*)::int as n from point_record where member_id = $1', [
      member.id,
    ]);
    await pick(page, 'all', n);
    const told = dialog(page).getByRole('status');
    await expect(told).toContainText(new RegExp(`^已接收 [1-9][\\d,]* / ${n.toLocaleString('en-US')} 条`));
    await dialog(page)
      .getByRole('button', { name: word('list.bulk.cancel'), exact: true })
      .click();
    await over;
    await expect(dialog(page)).toHaveCount(0);
    expect(files).toEqual([]);
  } finally {
    await world.sql("delete from point_record where no like 'SLOW%'");
  }
});
