import { expect, test } from '../fixtures';
import { word } from '../words';
import { bar, leaveMark, markOf, openPage, shownPanel, showPage, TWENTY, tab, titleOf } from './open-pages';

test('S5: twenty pages keep what is in them, and hidden ones send nothing', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn('admin');
  for (const name of TWENTY) {
    await openPage(page, name);
    await leaveMark(page, name);
  }
  await expect(bar(page).getByRole('tab')).toHaveCount(TWENTY.length + 1);
  await expect(page.locator('[role="tabpanel"][id^="tab-panel-"]')).toHaveCount(20);
  const calls: string[] = [];
  // house-rules: waiting: what the last opening still fetches by itself is not what is counted; that nothing more comes is told by stillness alone.
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => /\/api\//.test(request.url()) && calls.push(`${request.method()} ${request.url()}`));
  const documents: string[] = [];
  page.on('request', (request) => request.headers().rsc === '1' && documents.push(request.url()));
  // The dashboard and the first page were put away when the twenty-first opened; the live ones come back without a call.
  for (const name of TWENTY.slice(2)) {
    await showPage(page, name);
    await expect.poll(() => markOf(page)).toBe(name);
  }
  expect(documents).toEqual([]);
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1);
  const before = calls.length;
  // house-rules: waiting: that nothing is sent is proven by time alone; the quickest of what asks by the clock does so every 0.9 s.
  await page.waitForTimeout(1500);
  expect(calls.slice(before)).toEqual([]);
});

test('S5: a page left with rows chosen, a place scrolled to and a filter typed stands as it was left', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await signIn('admin');
  await openPage(page, 'memberList');
  const rows = shownPanel(page).locator('tbody tr');
  const keyword = shownPanel(page).getByRole('searchbox', { name: word('member.keyword') });
  await expect(rows).toHaveCount(20);
  await rows.nth(0).getByRole('checkbox').first().check();
  await keyword.fill('还没有查询');
  const table = shownPanel(page).getByRole('region', { name: word('list.tableRegion') });
  await table.evaluate((frame) => frame.scrollTo(0, 300));
  await openPage(page, 'coupon');
  await openPage(page, 'systemRolesList');
  await page.goBack();
  await page.goBack();
  await expect(tab(page, 'memberList')).toHaveAttribute('aria-selected', 'true');
  await expect(rows.nth(0).getByRole('checkbox').first()).toBeChecked();
  await expect(keyword).toHaveValue('还没有查询');
  await expect.poll(() => table.evaluate((frame) => frame.scrollTop)).toBe(300);
});

test('S5: refresh draws one tab anew with what is there now, and a closed one comes back fresh', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'memberList');
  await leaveMark(page, 'first');
  await openPage(page, 'coupon');
  await leaveMark(page, 'second');
  await tab(page, 'coupon').click({ button: 'right' });
  const readAgain = page.waitForResponse(/coupon\/list/);
  await page.getByRole('menuitem', { name: word('tags.refresh'), exact: true }).click();
  await readAgain;
  await expect.poll(() => markOf(page)).toBeNull();
  await expect(page).toHaveURL('/marketing/coupon');
  await showPage(page, 'memberList');
  await expect.poll(() => markOf(page)).toBe('first');
  await tab(page, 'memberList').press('Delete');
  await expect(tab(page, 'memberList')).toHaveCount(0);
  await openPage(page, 'memberList');
  expect(await markOf(page)).toBeNull();
});

test('S5: a page that is not cached starts afresh at each visit', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'createFormGoods');
  await leaveMark(page, 'gone');
  await openPage(page, 'memberList');
  await showPage(page, 'createFormGoods');
  expect(await markOf(page)).toBeNull();
});

test('S7: open pages survive a reload and belong to one account', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'shop');
  await openPage(page, 'memberList');
  await page.reload();
  await expect(bar(page).getByRole('tab')).toHaveText([titleOf('dashboard'), titleOf('shop'), titleOf('memberList')]);
  await expect(shownPanel(page)).toBeVisible();
  await page.getByRole('button', { name: word('shell.account') }).click();
  await page.getByRole('menuitem', { name: word('user.logout') }).click();
  await page.waitForURL(/\/login/);
  await signIn('store1');
  await expect(bar(page).getByRole('tab')).toHaveText([titleOf('dashboard')]);
});
