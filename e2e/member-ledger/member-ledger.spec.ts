import { expect, test, word } from '../fixtures';
import { rowOf, said } from '../page-parts';
import { act } from '../row-action';
import type { TestStack } from '../stack/test-stack';

const POINTS = '/member/pointRecord';
const BALANCES = '/member/balanceRecord';
const grouped = (n: number) => n.toLocaleString('en-US');
const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

async function sums({ sql }: TestStack, table: string, where = 'true') {
  const [row] = await sql<{ income: string; expense: string }>(
    `select coalesce(sum(delta) filter (where delta > 0), 0) income, coalesce(-sum(delta) filter (where delta < 0), 0) expense from ${table} where ${where}`,
  );
  return { income: Number(row?.income), expense: Number(row?.expense) };
}
const income = (text: string) => word('ledger.income').replace('{n}', text);
const expense = (text: string) => word('ledger.expense').replace('{n}', text);

test.describe('积分记录、余额记录 the ledgers', () => {
  test('points: the sums are those of the database, also of one direction', async ({ page, signIn, world, consoleErrors }) => {
    await signIn('admin', { at: POINTS });
    const all = await sums(world, 'point_record');
    await expect(page.getByText(income(grouped(all.income)))).toBeVisible();
    await expect(page.getByText(expense(grouped(all.expense)))).toBeVisible();
    await page.getByRole('combobox', { name: word('ledger.fields.direction') }).click();
    await page.getByRole('option', { name: word('enums.direction.out'), exact: true }).click();
    await expect(page.getByText(income('0'), { exact: true })).toBeVisible();
    await expect(page.getByText(expense(grouped(all.expense)))).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });

  test('balances: money in is green with a plus, money out red; sums in 元; the member opens', async ({ page, signIn, world }) => {
    await signIn('admin', { at: `${BALANCES}?direction=out` });
    const out = await sums(world, 'balance_record', 'delta < 0');
    await expect(page.getByText(expense(yuan(out.expense)))).toBeVisible();
    await expect(page.locator('tbody [data-sign="out"]').first()).toHaveText(/^-¥[\d,]+\.\d{2}$/);
    await expect(page.locator('tbody [data-sign="in"]')).toHaveCount(0);
    await page.goto(`${BALANCES}?direction=in`);
    await expect(page.locator('tbody [data-sign="in"]').first()).toHaveText(/^\+¥[\d,]+\.\d{2}$/);
    const name = page.locator('tbody tr').first().getByRole('cell').nth(2).getByRole('button');
    const nickname = await name.textContent();
    await name.click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(nickname ?? '', { exact: true })
        .first(),
    ).toBeVisible();
  });

  test('the remark of a row can be changed, and nothing else', async ({ page, signIn, world }) => {
    await signIn('admin', { at: BALANCES });
    const id = Number(await page.locator('tbody tr').first().getAttribute('data-id'));
    const row = rowOf(page, id);
    const stored = async () => (await world.sql<{ remark: string }>('select * from balance_record where id = $1', [id]))[0];
    const before = await stored();
    await act(page, row, word('ledger.remark'));
    await page.getByRole('dialog').getByLabel(word('ledger.fields.remark')).fill('已与财务核对');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('form.save'), exact: true })
      .click();
    await expect(said(page, word('common.updated'))).toBeVisible();
    await expect(row).toContainText('已与财务核对');
    expect(await stored()).toEqual({ ...before, remark: '已与财务核对' });
  });
});
