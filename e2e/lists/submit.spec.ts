import type { Page, Route } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { withoutDeadlines } from '../held-back';
import { findMember, MEMBERS, takeMember } from '../member/members';
import { dialogOf, field, said } from '../page-parts';
import { act } from '../row-action';
import { freshName, openList, permission, ROLES, save as saveForm } from '../user/steps';
import { ready } from './list-page';

const CREATE = '**/api/v1/admin/member';
let mobiles = 19_700_000_000;

/** Opens the form of a new member and fills what it needs. */
async function fillNew(page: Page, nickname: string): Promise<string> {
  mobiles += 1 + (process.pid % 1000);
  await page.getByRole('button', { name: word('member.add'), exact: true }).click();
  const form = dialogOf(page, word('member.add'));
  await form.getByLabel(word('member.fields.nickname')).fill(nickname);
  await form.getByLabel(word('member.fields.mobile')).fill(String(mobiles));
  return String(mobiles);
}

const save = (page: Page) => dialogOf(page, word('member.add')).getByRole('button', { name: word('form.save'), exact: true });

test('a double click on save makes one record, and so does a press of Enter meanwhile', async ({ page, signIn, world }) => {
  await withoutDeadlines(page);
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  const nickname = freshName('once');
  await fillNew(page, nickname);
  const held: Route[] = [];
  await page.route(CREATE, (route) => (route.request().method() === 'POST' ? void held.push(route) : route.fallback()));
  await save(page).dblclick();
  await expect.poll(() => held.length).toBe(1);
  await expect(save(page)).toBeDisabled();
  await dialogOf(page, word('member.add')).getByLabel(word('member.fields.nickname')).press('Enter');
  await held[0]?.continue();
  await expect(said(page, word('common.created'))).toBeVisible();
  expect(held).toHaveLength(1);
  expect(await world.sql('select id from member where nickname = $1', [nickname])).toHaveLength(1);
});

test('a lost answer keeps the form and what was typed; sending again says that the record is there', async ({ page, signIn, world }) => {
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  const nickname = freshName('lost');
  const mobile = await fillNew(page, nickname);
  await page.route(CREATE, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await save(page).click();
  const form = dialogOf(page, word('member.add'));
  await expect(page.getByText(word('request.network')).first()).toBeVisible();
  await expect(form.getByLabel(word('member.fields.mobile'))).toHaveValue(mobile);
  await page.unroute(CREATE);
  await save(page).click();
  await expect(form.getByText('手机号已存在', { exact: true })).toBeVisible();
  expect(await world.sql('select id from member where nickname = $1', [nickname])).toHaveLength(1);
});

test('points given under a lost answer are given once: the second try carries the key of the first', async ({ page, signIn, world }) => {
  const member = await takeMember(world, 'store_id = 0');
  await signIn('admin', { at: MEMBERS });
  await act(page, await findMember(page, member), word('member.actions.points'));
  const form = dialogOf(page, word('member.actions.points'));
  await form.getByLabel(word('member.pointsDialog.delta')).fill('70');
  await form.getByLabel(word('member.pointsDialog.remark')).fill('补发');
  const path = '**/api/v1/admin/member/points';
  await page.route(path, async (route) => {
    await route.fetch();
    return route.abort('connectionreset');
  });
  const ok = form.getByRole('button', { name: word('common.ok'), exact: true });
  await ok.click();
  await expect(page.getByText(word('request.network')).first()).toBeVisible();
  await page.unroute(path);
  await ok.dblclick();
  await expect(form).toHaveCount(0);
  const [now] = await world.sql<{ points: number }>('select points from member where id = $1', [member.id]);
  expect(now?.points).toBe(member.points + 70);
  expect(await world.sql('select id from point_record where member_id = $1 and delta = 70', [member.id])).toHaveLength(1);
});

test('50 kB, emoji and letters from right to left in a form: refused on their field or kept to the letter', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  await signIn('admin', { at: false });
  await openList(page, ROLES);
  await page.getByRole('button', { name: word('role.add') }).click();
  const remark = field(page, 'remark');
  await remark.evaluate((box: HTMLTextAreaElement) => box.removeAttribute('maxlength'));
  const long = '长'.repeat(17_000);
  await remark.fill(long);
  await field(page, 'name').fill('مدير 👩‍👩‍👧‍👦 Ünï');
  await field(page, 'code').fill(freshName('odd'));
  await saveForm(page);
  await expect(page.getByText('备注不能超过 200 个字符').first()).toBeVisible();
  expect((await remark.inputValue()).length).toBe(long.length);
  await remark.fill('‮反‬ <b>x</b>');
  await permission(page, '编辑用户').getByText('编辑用户', { exact: true }).click();
  await saveForm(page);
  await expect(said(page, word('common.created'))).toBeVisible();
  const [made] = await world.sql<{ name: string; remark: string }>("select name, remark from role where name like 'مدير%'");
  expect(made?.name).toBe('مدير 👩‍👩‍👧‍👦 Ünï');
  expect(made?.remark).toContain('<b>x</b>');
  await expect(page.locator('tbody tr[data-id]').filter({ hasText: 'مدير 👩‍👩‍👧‍👦 Ünï' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
