import type { Page } from '@playwright/test';
import { expect, leaveSession, test, word } from '../fixtures';
import { MEMBERS } from '../member/members';
import type { TestStack } from '../stack/test-stack';
import { ready, total } from './list-page';

const RIVER = '滨江旗舰店';

/** Types part of a store's name into the filter 门店 and takes what the server finds. */
async function chooseStore(page: Page, label: string, typed: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  const more = page.getByRole('button', { name: word('list.more'), exact: true });
  if ((await box.count()) === 0) await more.click();
  await box.click();
  // Until it is pressed the field is a button; what is typed goes into what takes its place.
  await page.locator(`input[role="combobox"][aria-label="${label}"]`).fill(typed);
  await page.getByRole('option', { name, exact: true }).click();
}

const lists = [
  { path: MEMBERS, label: 'member.fields.storeId', table: 'member', column: 'member.fields.storeName' },
  { path: '/member/pointRecord', label: 'ledger.fields.storeId', table: 'point_record', column: 'ledger.fields.storeId' },
  { path: '/member/balanceRecord', label: 'ledger.fields.storeId', table: 'balance_record', column: 'ledger.fields.storeId' },
  { path: '/member/distributorList', label: 'distributor.fields.storeId', table: 'distributor', column: 'distributor.fields.storeName' },
  {
    path: '/member/applyDistributorList',
    label: 'distributorApply.fields.storeId',
    table: 'distributor_apply',
    column: 'distributorApply.fields.storeId',
  },
  { path: '/system/systemUserList', label: 'administrator.fields.storeId', table: 'admin', column: 'administrator.fields.storeId' },
] as const;

/** Rows of these are hidden, not deleted. */
const gone: Readonly<Record<string, string>> = { distributor_apply: ' and deleted_at is null' };

/** How many rows there are, by a condition. */
const counter =
  ({ sql }: TestStack, table: string) =>
  async (where: string): Promise<number> =>
    Number((await sql<{ n: string }>(`select count(*) n from ${table} where ${where}${gone[table] ?? ''}`))[0]?.n);

// The filter is one part: met in a list with tabs and one without. What differs from list to list comes with the page as served.
for (const { path, label, table, column } of lists.filter(({ table: name }) => name === 'member' || name === 'distributor_apply'))
  test(`the main store narrows ${path} to another store; that store has neither filter nor column, and sees its own`, async ({
    page,
    signIn,
    world,
  }) => {
    const count = counter(world, table);
    const own = await count('store_id = 1');
    await signIn('admin', { at: path });
    await ready(page);
    await expect(page.getByText(total(await count('true')))).toBeVisible();
    await chooseStore(page, word(label), RIVER.slice(0, 2), RIVER);
    await expect(page).toHaveURL(/[?&]storeId=1(&|$)/);
    await expect(page.getByText(total(own))).toBeVisible();
    const at = await page.getByRole('columnheader').allTextContents();
    const index = at.findIndex((head) => head.trim() === word(column));
    const stores = await page
      .locator('tbody tr[data-id]')
      .evaluateAll((rows, place) => rows.map((row) => row.children[place]?.textContent?.trim()), index);
    expect([...new Set(stores)]).toEqual([RIVER]);
    // A copied address shows the name of the store again, not its number.
    await page.reload();
    await expect(page.getByText(total(own))).toBeVisible();
    if ((await page.getByRole('combobox', { name: word(label) }).count()) === 0)
      await page.getByRole('button', { name: word('list.more'), exact: true }).click();
    await expect(page.locator(`input[role="combobox"][aria-label="${word(label)}"]`)).toHaveValue(RIVER);

    await leaveSession(page);
    await signIn('store1', { at: `${path}?storeId=2` });
    await ready(page);
    await expect(page.getByText(total(own))).toBeVisible();
    await expect(page.getByRole('columnheader', { name: word(column), exact: true })).toHaveCount(0);
    const more = page.getByRole('button', { name: word('list.more'), exact: true });
    if ((await more.count()) > 0) await more.click();
    await expect(page.getByRole('combobox', { name: word(label) })).toHaveCount(0);
  });

test('every list of several stores is narrowed for the main store, and shows another store its own without column or filter', async ({
  page,
  signIn,
  world,
}) => {
  /** The head, the filters and the pager of a list as the server draws it. */
  const served = async (address: string) => (await (await page.request.get(address)).text()).replaceAll('<!-- -->', '');
  const headOf = (html: string) => html.match(/<thead[\s\S]*?<\/thead>/)?.[0] ?? '';
  const filtersOf = (html: string) => html.match(/<form[\s\S]*?<\/form>/)?.[0] ?? '';
  for (const { path, label, table, column } of lists) {
    const own = await counter(world, table)('store_id = 1');
    await signIn('admin', { at: false });
    const wide = await served(`${path}?storeId=1`);
    expect(headOf(wide), path).toContain(word(column));
    expect(wide, path).toContain(total(own));
    await signIn('store1', { at: false });
    const narrow = await served(`${path}?storeId=2`);
    expect(headOf(narrow), path).not.toBe('');
    expect(headOf(narrow), path).not.toContain(word(column));
    expect(filtersOf(narrow), path).not.toContain(word(label));
    expect(narrow, path).toContain(total(own));
  }
});

test('the stores to choose among are the main store’s alone, and found by name or number', async ({ page, signIn }) => {
  const ask = async (query: string) =>
    (await page.request.get(`/api/v1/admin/store/options${query}`, { headers: { 'x-csrf': '1' } })).json();
  await signIn('admin', { at: false });
  expect((await ask(`?keyword=${encodeURIComponent('滨江')}`)).data).toMatchObject([{ id: 1, name: RIVER }]);
  expect((await ask('?keyword=1')).data).toEqual(expect.arrayContaining([expect.objectContaining({ id: 1 })]));
  await leaveSession(page);
  await signIn('store1', { at: false });
  expect(await ask('')).toMatchObject({ code: 40301, msg: '仅总店可操作' });
});

test('the record of another store’s member opens for the main store, and is not there for a third', async ({ page, signIn, world }) => {
  const [member] = await world.sql<{ id: number; nickname: string; mobile: string }>(
    'select id, nickname, mobile from member where store_id = 1 order by id limit 1',
  );
  await signIn('admin', { at: `${MEMBERS}?storeId=1&keyword=${member?.mobile}` });
  await page
    .locator(`tr[data-id="${member?.id}"]`)
    .getByRole('button', { name: member?.nickname ?? '', exact: true })
    .click();
  await expect(page.getByRole('dialog')).toContainText(RIVER);
  await leaveSession(page);
  await signIn('store2', { at: `${MEMBERS}?storeId=1` });
  const answer = await page.evaluate(
    async (id) => (await fetch(`/api/v1/admin/member/info?id=${id}`, { headers: { 'x-csrf': '1' } })).json(),
    member?.id,
  );
  expect(answer).toMatchObject({ code: 40401 });
});
