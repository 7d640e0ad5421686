import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { act } from '../row-action';
import { OWNER_PASSWORD, openedStore, windowOf } from './stores';

test('门店流水 an adjustment by the main store, a withdrawal by the store: both sides of each entry, sums, and the summary as chart and table', async ({
  page,
  browser,
  signIn,
  world,
}) => {
  const { id, name, username } = await openedStore(world);
  const owner = await windowOf(browser, world, username, OWNER_PASSWORD, '/shopping/finace');
  const card = (label: string) =>
    owner
      .getByRole('list', { name: word('storeFlow.account.label') })
      .getByText(label)
      .locator('..');
  await expect(card(word('storeFlow.account.balance'))).toContainText('¥0.00');

  await signIn('admin', { at: `/shopping/shopFinance?storeId=${id}` });
  await page.getByRole('button', { name: word('storeFlow.adjust'), exact: true }).click();
  const adjust = page.getByRole('dialog', { name: word('storeFlow.adjust') });
  await adjust.getByLabel(word('storeFlow.adjustFields.delta')).fill('500');
  await adjust.getByLabel(word('storeFlow.adjustFields.remark')).fill('开业补贴');
  await adjust.getByRole('button', { name: word('storeFlow.adjust'), exact: true }).click();
  await expect(adjust).toHaveCount(0);
  const rows = page.locator('tbody tr[data-id]');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('+¥500.00');

  await owner.reload();
  await expect(card(word('storeFlow.account.balance'))).toContainText('¥500.00');
  await owner.getByRole('button', { name: word('storeFlow.withdraw'), exact: true }).click();
  const withdrawal = owner.getByRole('dialog');
  await withdrawal.getByLabel(word('cash.fields.amount')).fill('200');
  await withdrawal.getByRole('button', { name: word('cash.apply'), exact: true }).click();
  await expect(withdrawal).toHaveCount(0);
  await expect(card(word('storeFlow.account.balance'))).toContainText('¥300.00');
  await expect(card(word('storeFlow.account.withdrawing'))).toContainText('¥200.00');
  const own = owner.locator('tbody tr[data-id]');
  await expect(own.first()).toContainText('提现');
  await expect(own.first()).toContainText('-¥200.00');

  // Both on one day, at whatever hour this runs.
  await world.sql('update store_flow set create_time = (select min(create_time) from store_flow where store_id = $1) where store_id = $1', [
    id,
  ]);
  // The other side of the entry: the withdrawal itself, by its number.
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: word('storeFlow.summary'), exact: true }).click();
  for (const cycle of ['day', 'week', 'month']) {
    await page.getByRole('button', { name: word(`storeFlow.cycles.${cycle}`), exact: true }).click();
    const sums = page
      .getByRole('table', { name: word('storeFlow.summary') })
      .last()
      .locator('tbody tr');
    await expect(sums).toHaveCount(1);
    await expect(sums).toContainText('+¥500.00');
    await expect(sums).toContainText('-¥200.00');
    await expect(sums).toContainText('¥300.00');
  }
  const [cash] = await world.sql<{ cash_no: string }>('select cash_no from cash where store_id = $1', [id]);
  await rows
    .filter({ hasText: '提现' })
    .getByRole('link', { name: cash?.cash_no ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(/\/order\/cashList/);
  await expect(page.getByRole('dialog')).toContainText(cash?.cash_no ?? '');
  await expect(page.getByRole('dialog')).toContainText(name);

  // Both sides of a fee stand in the drawer of either; a store sees its own side alone.
  const [fee] = await world.sql<{ no: string; storeId: number }>(
    `select biz_no as no, max(store_id)::int as "storeId" from store_flow where biz_type = 3 and store_id in (0, 1)
     group by biz_no having count(*) = 2 and count(distinct store_id) = 2 order by biz_no limit 1`,
  );
  const of = `bizNo=${fee?.no}&bizType=3`;
  const related = (window: Page) => window.getByRole('dialog').getByRole('table', { name: word('storeFlow.related') });
  await page.goto(`/shopping/shopFinance?${of}`);
  await expect(rows).toHaveCount(2);
  const [ledger, stores] = ['总店', '滨江旗舰店'];
  await act(page, rows.first(), word('common.details'));
  for (const side of [ledger, stores]) await expect(related(page).getByRole('row').filter({ hasText: side }).first()).toBeVisible();
  await signIn('store1', { at: `/shopping/finace?${of}` });
  await expect(rows).toHaveCount(1);
  await act(page, rows.first(), word('common.details'));
  await expect(related(page)).toContainText(stores);
  await expect(related(page)).not.toContainText(ledger);
  await owner.context().close();
});

test('汇总 a period chosen in the summary narrows the rows below to it; the summary goes on to show the others, and all rows come back', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: '/shopping/shopFinance?storeId=1' });
  const rows = page.locator('tbody tr[data-id]');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: word('storeFlow.summary'), exact: true }).click();
  const periods = page
    .getByRole('table', { name: word('storeFlow.summary') })
    .last()
    .locator('tbody button');
  const [, second] = await expect
    .poll(() => periods.count())
    .toBeGreaterThan(2)
    .then(() => periods.allTextContents());
  const shown = await periods.count();
  await periods.nth(1).click();
  await expect(page.getByRole('heading', { name: word('storeFlow.ofPeriod').replace('{period}', second ?? '') })).toBeVisible();
  const days = () =>
    page
      .locator('tbody tr[data-id] time[datetime]')
      .evaluateAll((all) => [...new Set(all.map((time) => time.getAttribute('datetime')?.slice(0, 10)))]);
  await expect.poll(days).toEqual([second]);
  await expect(periods).toHaveCount(shown);
  await page.getByRole('button', { name: word('storeFlow.allPeriods'), exact: true }).click();
  await expect.poll(days).not.toEqual([second]);
  await expect(page).not.toHaveURL(/startTime/);
});
