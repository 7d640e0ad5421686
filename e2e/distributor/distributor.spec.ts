import { expect, type Locator, type Page } from '@playwright/test';
import { leaveSession, test, word } from '../fixtures';
import { takeMember } from '../member/members';
import { agree, anyRow, done, field, press, rowOf, said } from '../page-parts';
import { act } from '../row-action';
import type { TestStack } from '../stack/test-stack';

const DISTRIBUTORS = '/member/distributorList';
const WHERE_FREE = 'is_distributor = 0 and parent_id is null';

interface Taken {
  id: number;
  nickname: string;
}
const taken = new Set<number>();

/** A distributor no other test of this world has taken. */
async function takeDistributor({ sql }: TestStack, condition = 'true'): Promise<Taken> {
  const found = await sql<Taken>(
    `select m.id, m.nickname from distributor d join member m on m.id = d.member_id
     where d.status = 1 and (${condition}) and not m.id = any($1::int[]) order by m.id limit 1`,
    [[...taken]],
  );
  const [first] = found;
  if (!first) throw new Error(`The demo data has no distributor where ${condition}.`);
  taken.add(first.id);
  return first;
}

/** The row of one distributor. */
async function find(page: Page, { id, nickname }: Taken): Promise<Locator> {
  await page.goto(`${DISTRIBUTORS}?keyword=${encodeURIComponent(nickname)}`);
  await expect(rowOf(page, id)).toBeVisible();
  return rowOf(page, id);
}

const statusOf = async ({ sql }: TestStack, id: number) =>
  (await sql<{ status: number; reason: string }>('select status, reason from distributor where member_id = $1', [id]))[0];

test('the head sums up everything that matches, and follows the filters', async ({ page, signIn, world, consoleErrors }) => {
  const sums = async (where: string) =>
    (await world.sql<{ n: string; total: string }>(`select count(*) n, sum(commission_total) total from distributor where ${where}`))[0];
  const head = page.getByLabel(word('distributor.sums.label'));
  await signIn('admin', { at: DISTRIBUTORS });
  await expect(head).toContainText(`${word('distributor.sums.count')}${(await sums('true'))?.n}`);
  await page.getByRole('combobox', { name: word('distributor.fields.levelId') }).click();
  await page.getByRole('option', { name: '金牌推广' }).click();
  const gold = await sums('level_id = 2');
  await expect(head).toContainText(`${word('distributor.sums.count')}${gold?.n}`);
  const yuan = (Number(gold?.total) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(head).toContainText(`${word('distributor.sums.commissionTotal')}¥${yuan}`);
  expect(consoleErrors).toEqual([]);
});

test('freezing needs a reason, unfreezing a yes', async ({ page, signIn, world }) => {
  const one = await takeDistributor(world);
  await signIn('admin', { at: false });
  await act(page, await find(page, one), word('distributor.actions.freeze'));
  await press(page, word('distributor.actions.freeze'));
  await expect(page.getByText('请输入原因').first()).toBeVisible();
  await field(page, 'reason').fill('刷单核查');
  await press(page, word('distributor.actions.freeze'));
  await expect(said(page, done('distributor.actions.freeze'))).toBeVisible();
  await expect(rowOf(page, one.id)).toContainText('冻结');
  expect(await statusOf(world, one.id)).toEqual({ status: 0, reason: '刷单核查' });
  await act(page, rowOf(page, one.id), word('distributor.actions.unfreeze'));
  await agree(page, word('distributor.actions.unfreeze'));
  await expect(said(page, done('distributor.actions.unfreeze'))).toBeVisible();
  expect((await statusOf(world, one.id))?.status).toBe(1);
});

test('a level and a referrer are changed; oneself as the referrer is refused in the dialog', async ({ page, signIn, world }) => {
  const one = await takeDistributor(world, 'd.first_count > 0 and d.level_id = 1');
  const above = await takeDistributor(world, `d.first_count = 0 and m.parent_id is null and m.id <> ${one.id}`);
  await signIn('admin', { at: false });
  await act(page, await find(page, one), word('distributor.actions.level'));
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: '金牌推广' }).click();
  await press(page, word('common.ok'));
  await expect(said(page, done('distributor.actions.level'))).toBeVisible();
  await expect(rowOf(page, one.id)).toContainText('金牌推广');

  await act(page, rowOf(page, one.id), word('distributor.actions.parent'));
  await field(page, 'parentId').fill(above.nickname);
  await page.getByRole('option', { name: new RegExp(`#${above.id}$`) }).click();
  await press(page, word('common.ok'));
  await expect(rowOf(page, one.id)).toContainText(above.nickname);
  await act(page, rowOf(page, one.id), word('distributor.actions.parent'));
  await field(page, 'parentId').fill(one.nickname);
  await page.getByRole('option', { name: new RegExp(`#${one.id}$`) }).click();
  await press(page, word('common.ok'));
  await expect(page.getByText('无法绑定上级：不能选择本人').first()).toBeVisible();
});

test('the record shows the people, orders and commissions that are there', async ({ page, signIn, world }) => {
  const one = await takeDistributor(world, 'd.first_count > 1 and d.order_count > 1');
  const [there] = await world.sql<{ people: string; rows: string }>(
    `select (select count(*) from member where parent_id = $1) people,
            (select count(*) from commission_record where member_id = $1) rows`,
    [one.id],
  );
  await signIn('admin', { at: false });
  await act(page, await find(page, one), word('distributor.actions.members'));
  const record = page.getByRole('dialog');
  const total = (n: string | undefined) => word('page.total').replace('{n}', Number(n).toLocaleString('en-US'));
  await expect(record.getByText(total(there?.people))).toBeVisible();
  await record.getByRole('tab', { name: word('distributor.actions.commissions') }).click();
  await expect(record.getByText(total(there?.rows))).toBeVisible();
  await record.getByRole('tab', { name: word('distributor.actions.orders') }).click();
  await expect(record.getByRole('columnheader', { name: word('distributor.order.commission') })).toBeVisible();
  await record.getByRole('tab', { name: word('distributor.tabs.profile') }).click();
  await expect(record.getByText(`ST${String(one.id).padStart(6, '0')}`)).toBeVisible();
});

test('the promotion code is drawn once the settings name the storefront, and can be saved', async ({ page, signIn, world }) => {
  const one = await takeDistributor(world);
  await signIn('admin', { at: false });
  await act(page, await find(page, one), word('distributor.actions.qrcode'));
  await expect(page.getByText(word('distributor.qr.noStorefront'))).toBeVisible();
  await expect(page.getByRole('link', { name: word('distributor.qr.toSettings') })).toHaveAttribute('href', '/parameter/systemSetting');
  const config = (await world.api.as('admin', 'GET', '/v1/admin/system/config/info')) as { basic: object };
  const named = { ...config, basic: { ...config.basic, storefrontUrl: 'https://shop.example' } };
  await world.api.as('admin', 'POST', '/v1/admin/system/config/save', named);
  await page.reload();
  await act(page, await find(page, one), word('distributor.actions.qrcode'));
  const code = page.getByRole('img', { name: word('distributor.qr.alt').replace('{name}', one.nickname) });
  await expect(code).toBeVisible();
  const waiting = page.waitForEvent('download');
  await press(page, word('distributor.qr.download'));
  expect((await waiting).suggestedFilename()).toBe(`${one.nickname}-${one.id}.svg`);
});

test('a member is made a distributor once', async ({ page, signIn, world }) => {
  const somebody = await takeMember(world, WHERE_FREE);
  const add = async () => {
    await page.getByRole('button', { name: word('distributor.add') }).click();
    await field(page, 'memberId').fill(String(somebody.id));
    await page.getByRole('option', { name: new RegExp(`#${somebody.id}$`) }).click();
    await press(page, word('form.save'));
  };
  await signIn('admin', { at: DISTRIBUTORS });
  await expect(anyRow(page)).toBeVisible();
  await add();
  await expect(said(page, word('common.created'))).toBeVisible();
  await expect(rowOf(page, somebody.id)).toContainText('推广员');
  await add();
  await expect(page.getByText('无法添加：该用户已是分销商').first()).toBeVisible();
});

test("dismissing is final and the main store's alone; without the feature another store only reads", async ({ page, signIn, world }) => {
  const one = await takeDistributor(world);
  // Who still has commission could be paid out after the dismissal; nothing else is left to do.
  await world.sql('update distributor set commission_available = 0 where member_id = $1', [one.id]);
  await signIn('admin', { at: false });
  await act(page, await find(page, one), word('distributor.actions.retire'));
  await field(page, 'reason').fill('严重违规');
  await press(page, word('distributor.actions.retire'));
  await expect(said(page, done('distributor.actions.retire'))).toBeVisible();
  await expect(rowOf(page, one.id)).toContainText('已清退');
  await expect(rowOf(page, one.id).getByRole('button', { name: word('list.moreActions') })).toHaveCount(0);
  await leaveSession(page);

  const [own] = await world.sql<Taken>(
    'select m.id, m.nickname from distributor d join member m on m.id = d.member_id where d.store_id = 1 limit 1',
  );
  await signIn('store1', { at: DISTRIBUTORS });
  await expect(anyRow(page)).toBeVisible();
  await expect(page.getByRole('button', { name: word('distributor.add') })).toHaveCount(0);
  if (!own) throw new Error('store 1 has a distributor');
  const row = await find(page, own);
  await expect(row.getByRole('button', { name: word('distributor.actions.members') })).toBeVisible();
  await row.getByRole('button', { name: word('list.moreActions') }).click();
  // The entries come on demand: before the first one is there, none is missing.
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: word('distributor.actions.freeze') })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: word('distributor.actions.retire') })).toHaveCount(0);
});
