import { expect, type Page } from '@playwright/test';
import { test, word } from '../fixtures';
import { agree, done, press, rowOf, said } from '../page-parts';
import type { TestStack } from '../stack/test-stack';

const APPLICATIONS = '/member/applyDistributorList';

const taken: number[] = [];

/** Pending applications no other test of this world has taken. */
async function takePending({ sql }: TestStack, count: number): Promise<number[]> {
  const found = await sql<{ id: number }>(
    'select id from distributor_apply where status = 0 and not id = any($1::int[]) order by id limit $2',
    [taken, count],
  );
  if (found.length < count) throw new Error(`The demo data has no ${count} pending applications left.`);
  const ids = found.map(({ id }) => id);
  taken.push(...ids);
  return ids;
}

const dialog = (page: Page) => page.getByRole('dialog');
const stateOf = async ({ sql }: TestStack, id: number) =>
  (await sql<{ status: number; audit_reason: string }>('select status, audit_reason from distributor_apply where id = $1', [id]))[0];

async function openPending(page: Page): Promise<void> {
  await page.goto(`${APPLICATIONS}?tab=0`);
  await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
}

test('the tabs count each state, and one in 3 stands under all of them alone', async ({ page, signIn, world }) => {
  const [counted] = await world.sql<{ all: string; pending: string; rejected: string }>(
    `select count(*) "all", count(*) filter (where status = 0) pending, count(*) filter (where status = 2) rejected
     from distributor_apply where deleted_at is null`,
  );
  await signIn('admin', { at: APPLICATIONS });
  await expect(page.getByRole('tab', { name: `${word('common.all')}${counted?.all}` })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: `待审核${counted?.pending}` })).toBeVisible();
  await page.getByRole('tab', { name: `已驳回${counted?.rejected}` }).click();
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(Number(counted?.rejected));
});

test('A3: an application approved in two windows is approved once; the second one is told and reads the list again', async ({
  page,
  signIn,
  world,
}) => {
  const [id = 0] = await takePending(world, 1);
  await signIn('admin', { at: false });
  await openPending(page);
  const other = await page.context().newPage();
  await openPending(other);
  for (const window of [page, other]) {
    await rowOf(window, id)
      .getByRole('button', { name: word('distributorApply.actions.approve'), exact: true })
      .click();
    await expect(dialog(window)).toBeVisible();
  }
  await press(page, word('distributorApply.actions.approve'));
  await expect(said(page, done('distributorApply.actions.approve'))).toBeVisible();
  await expect(rowOf(page, id)).toHaveCount(0);
  await press(other, word('distributorApply.actions.approve'));
  await expect(other.getByText('无法处理：该申请已被处理，请刷新').first()).toBeVisible();
  await expect(rowOf(other, id)).toHaveCount(0);
  const made = await world.sql('select source from distributor where member_id = (select member_id from distributor_apply where id = $1)', [
    id,
  ]);
  expect(made).toEqual([{ source: 1 }]);
});

test('a rejection needs its reason; what was rejected can be removed', async ({ page, signIn, world }) => {
  const [id = 0] = await takePending(world, 1);
  await signIn('admin', { at: false });
  await openPending(page);
  await rowOf(page, id)
    .getByRole('button', { name: word('distributorApply.actions.reject'), exact: true })
    .click();
  await press(page, word('distributorApply.actions.reject'));
  await expect(dialog(page).getByText('请输入驳回原因').first()).toBeVisible();
  await dialog(page).getByRole('textbox').fill('资料不全');
  await press(page, word('distributorApply.actions.reject'));
  await expect(said(page, done('distributorApply.actions.reject'))).toBeVisible();
  expect(await stateOf(world, id)).toEqual({ status: 2, audit_reason: '资料不全' });
  await page.goto(`${APPLICATIONS}?tab=2`);
  await rowOf(page, id)
    .getByRole('button', { name: word('common.view'), exact: true })
    .last()
    .click();
  await expect(dialog(page).getByText('资料不全')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: word('feedback.close') })
    .click();
  await rowOf(page, id)
    .getByRole('button', { name: word('common.delete'), exact: true })
    .click();
  await agree(page, word('common.delete'));
  await expect(rowOf(page, id)).toHaveCount(0);
});

test('many are rejected with one reason; one that was decided meanwhile is named', async ({ page, signIn, world }) => {
  const ids = await takePending(world, 2);
  await signIn('admin', { at: false });
  await openPending(page);
  for (const id of ids) await rowOf(page, id).getByRole('checkbox').click();
  await world.sql('update distributor_apply set status = 1 where id = $1', [ids[0]]);
  const bar = page.getByRole('region', { name: word('list.bulkActions') });
  await bar.getByRole('button', { name: word('distributorApply.actions.bulk.reject') }).click();
  await dialog(page).getByRole('textbox').fill('名额已满');
  await press(page, word('distributorApply.actions.reject'));
  await expect(dialog(page).getByText('成功 1 条，失败 1 条')).toBeVisible();
  await expect(dialog(page).getByText('无法处理：该申请已被处理，请刷新')).toBeVisible();
  expect(await stateOf(world, ids[1] ?? 0)).toEqual({ status: 2, audit_reason: '名额已满' });
});

test('what is masked is revealed to those who decide, and that is written down', async ({ page, signIn, world }) => {
  const [id = 0] = await takePending(world, 1);
  const [sent] = await world.sql<{ id_card: string }>('select id_card from distributor_apply where id = $1', [id]);
  await signIn('admin', { at: false });
  await openPending(page);
  await rowOf(page, id)
    .getByRole('button', { name: word('common.view'), exact: true })
    .last()
    .click();
  const card = dialog(page)
    .locator('dl > div')
    .filter({ hasText: word('distributorApply.fields.idCard') });
  await card.getByRole('button', { name: word('list.reveal') }).click();
  await expect(card).toContainText(sent?.id_card ?? 'nothing');
});
