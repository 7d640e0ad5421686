import type { Page } from '@playwright/test';
import { visitAlive } from '../alive';
import { expect, fillLogin, test, word } from '../fixtures';
import { PASSWORD } from '../stack/api-caller';
import type { TestStack } from '../stack/test-stack';

const OWN = { admin: '', store1: 'and store_id = 1' } as const;
const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const grouped = (count: number) => count.toLocaleString('en-US');

/**
 * The clock stands still while figures are compared: no timer of the API changes an order in between. Answers the day it stands on, for the
 * queries: that of the database goes on, at midnight to the next one.
 */
async function freezeClock({ sql, api }: TestStack): Promise<string> {
  const [present] = await sql<{ at: string }>("select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as at");
  if (!present) throw new Error('The database has no clock.');
  await api.setClock(present.at);
  return `date '${present.at.slice(0, 10)}'`;
}

const numberOf = async ({ sql }: TestStack, query: string) => Number((await sql<{ n: string }>(query))[0]?.n ?? 0);

/** The big number of a card, found by the words above it. */
const figure = (page: Page, key: string) =>
  page
    .locator('dl')
    .filter({ hasText: word(key) })
    .locator('dd')
    .first();
const todo = (page: Page, key: string) =>
  page
    .locator('li')
    .filter({ hasText: word(`dashboard.todos.${key}`) })
    .locator('b');

test.describe('首页 dashboard', () => {
  let day: string;
  test.beforeEach(async ({ world }) => {
    day = await freezeClock(world);
  });
  test.afterEach(({ world }) => world.api.setClock(null));

  for (const account of ['admin', 'store1'] as const) {
    test(`shows ${account} the figures of the database`, async ({ page, signIn, world, consoleErrors }) => {
      const own = OWN[account];
      const paidToday = `from "order" where (pay_time at time zone 'Asia/Shanghai')::date = ${day} ${own}`;
      await signIn(account);
      await expect(figure(page, 'dashboard.todayOrders')).toHaveText(grouped(await numberOf(world, `select count(*) n ${paidToday}`)));
      await expect(figure(page, 'dashboard.todaySales')).toHaveText(
        yuan(await numberOf(world, `select coalesce(sum(pay_price), 0) n ${paidToday}`)),
      );
      const registered = `select count(*) n from member where (register_time at time zone 'Asia/Shanghai')::date = ${day} ${own}`;
      await expect(figure(page, 'dashboard.todayMembers')).toHaveText(grouped(await numberOf(world, registered)));
      const waiting = (kind: number, states: string) =>
        numberOf(world, `select count(*) n from "order" where kind = ${kind} and status in (${states}) and deleted_at is null ${own}`);
      await expect(todo(page, 'unshipped')).toHaveText(grouped(await waiting(2, '10')));
      await expect(todo(page, 'accountPending')).toHaveText(grouped(await waiting(1, '10, 11')));
      await expect(todo(page, 'formPending')).toHaveText(grouped(await waiting(3, '10')));
      await expect(todo(page, 'softwarePending')).toHaveText(grouped(await waiting(4, '10, 11')));
      const unpaid = await numberOf(world, `select count(*) n from "order" where status = 0 and deleted_at is null ${own}`);
      await expect(todo(page, 'unpaid')).toHaveText(grouped(unpaid));
      const refunds = await numberOf(world, `select count(*) n from refund where status in (10, 30, 40) ${own}`);
      await expect(todo(page, 'afterSale')).toHaveText(grouped(refunds));
      expect(consoleErrors).toEqual([]);
    });
  }

  test('shows the main store its members and stores, another store its balance', async ({ page, signIn, world, browser }) => {
    await signIn('admin');
    const platform = page.getByText(word('dashboard.platform'), { exact: true }).locator('..');
    await expect(platform).toContainText(grouped(await numberOf(world, 'select count(*) n from member')));
    await expect(platform).toContainText(grouped(await numberOf(world, 'select count(*) n from store where id <> 0')));
    await expect(page.getByText(word('dashboard.balance'), { exact: true })).toHaveCount(0);
    const other = await (await browser.newContext({ baseURL: world.origin })).newPage();
    visitAlive(other);
    await signInOn(other, 'store2');
    await expect(figure(other, 'dashboard.balance')).toHaveText(yuan(await numberOf(world, 'select balance n from store where id = 2')));
    await expect(figure(other, 'dashboard.pendingSettle')).toHaveText(
      yuan(await numberOf(world, 'select pending_settle n from store where id = 2')),
    );
    await expect(other.getByText(word('dashboard.platform'))).toHaveCount(0);
    await other.context().close();
  });

  test('holds a point for each of the last seven days, and the same rows as a table', async ({ page, signIn, world }) => {
    await signIn('admin');
    const days = await world.sql<{ day: string; orders: string; paid: string }>(`
      select to_char(day, 'YYYY-MM-DD') as day, count(o.id) as orders, coalesce(sum(o.pay_price), 0) as paid
      from generate_series(${day} - 6, ${day}, interval '1 day') as day
      left join "order" o on (o.pay_time at time zone 'Asia/Shanghai')::date = day::date
      group by day order by day desc`);
    const block = page.locator('section').filter({ hasText: word('dashboard.orderTrend') });
    await block.getByRole('button', { name: word('feedback.figures.table'), exact: true }).click();
    const rows = block.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(7);
    const shown = await rows.evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(shown).toEqual(days.map(({ day, orders, paid }) => [day, grouped(Number(orders)), yuan(Number(paid))]));
  });

  test('asks for as many days as were chosen', async ({ page, signIn }) => {
    await signIn('admin');
    const block = page.locator('section').filter({ hasText: word('dashboard.orderTrend') });
    const answered = page.waitForResponse((answer) => answer.url().includes('/v1/home/order') && answer.url().includes('startDate'));
    await block.getByRole('button', { name: word('dashboard.range.last30') }).click();
    const { data } = (await (await answered).json()) as { data: { list: unknown[] } };
    expect(data.list).toHaveLength(30);
  });

  test('leads from a number to its list', async ({ page, signIn }) => {
    await signIn('admin');
    await todo(page, 'unshipped').click();
    await expect(page).toHaveURL('/order/hardwareGoodsOrderList?tab=10');
    await expect(page).toHaveTitle('硬件商品订单 - 中央管理控制台');
  });

  test('a block that fails says so and can be asked again, the others stay', async ({ page, signIn }) => {
    await page.route('**/api/v1/admin/store/statistics*', (route) => route.abort());
    // Opened from another page: the browser asks for the figures itself.
    await signIn('admin', { at: '/member/memberList' });
    await page
      .getByRole('navigation', { name: word('shell.navigation') })
      .getByRole('link', { name: word('route.dashboard'), exact: true })
      .click();
    await expect(figure(page, 'dashboard.todayOrders')).toHaveText(/^\d/);
    await expect(todo(page, 'unshipped')).toHaveCount(0);
    const retry = page
      .locator('section')
      .filter({ hasText: word('dashboard.todo') })
      .getByRole('button')
      .first();
    // What fails is asked for a second time by itself.
    await expect(retry).toBeVisible();
    await page.unroute('**/api/v1/admin/store/statistics*');
    await retry.click();
    await expect(todo(page, 'unshipped')).toHaveText(/^\d/);
  });
});

async function signInOn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, username, PASSWORD);
  await page.waitForURL('/dashboard');
}
