import type { Locator } from '@playwright/test';
import { expect, leaveSession, test, word } from '../fixtures';
import { MEMBERS } from '../member/members';
import { choose, ready, total } from './list-page';
import { openViews, saveView, viewsButton } from './views-panel';

const named = (key: string, name: string) => word(key).replace('{name}', name);

const names = (panel: Locator) => panel.locator('li .name').allTextContents();

test('L2: a view is kept, marked as changed, brought up to date, and opens when the address says nothing', async ({
  page,
  signIn,
  world,
}) => {
  const count = async (where: string) => Number((await world.sql<{ n: string }>(`select count(*) n from member where ${where}`))[0]?.n);
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  await choose(page, word('member.fields.levelId'), '黄金会员');
  await expect(page.getByText(total(await count('level_id = 3')))).toBeVisible();
  await saveView(page, '黄金');
  await expect(page).toHaveURL(/[?&]view=/);

  await choose(page, word('member.fields.status'), word('enums.memberStatus.1'));
  await expect(viewsButton(page, '黄金 *')).toBeVisible();
  const panel = await openViews(page, '黄金 *');
  await panel.getByRole('button', { name: named('list.views.overwrite', '黄金') }).click();
  await panel.getByRole('button', { name: named('list.views.default', '黄金') }).click();
  await page.keyboard.press('Escape');
  await expect(viewsButton(page, '黄金')).toBeVisible();

  await page.goto('/dashboard');
  await page.goto(MEMBERS);
  await expect(page.getByText(total(await count('level_id = 3 and status = 1')))).toBeVisible();
  await expect(viewsButton(page, '黄金')).toBeVisible();
  // An empty address that the person asked for stays empty.
  await page.getByRole('button', { name: word('list.reset'), exact: true }).click();
  await expect(page.getByText(total(await count('true')))).toBeVisible();
});

test('L2: views are renamed, put in order by keyboard and removed; they are the own ones', async ({ page, signIn }) => {
  await signIn('admin', { at: `${MEMBERS}?status=0` });
  await ready(page);
  await saveView(page, '禁用的');
  await choose(page, word('member.fields.status'), word('enums.memberStatus.1'));
  await saveView(page, '正常的', '禁用的 *');
  const panel = await openViews(page, '正常的');
  await panel.getByRole('button', { name: named('list.views.rename', '正常的') }).click();
  const typed = panel.locator('li').getByRole('textbox', { name: word('list.views.name') });
  await typed.fill('在用的');
  await typed.press('Enter');
  await expect.poll(() => names(panel)).toEqual(['禁用的', '在用的']);
  await panel.getByRole('button', { name: named('form.sort.handle', '在用的') }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(named('form.sort.lifted', '在用的'))).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(word('form.sort.over').replace('{n}', '1').replace('{total}', '2'))).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => names(panel)).toEqual(['在用的', '禁用的']);
  await page.reload();
  const again = await openViews(page, '在用的');
  await expect.poll(() => names(again)).toEqual(['在用的', '禁用的']);
  await again.getByRole('button', { name: named('list.views.remove', '禁用的') }).click();
  await expect.poll(() => names(again)).toEqual(['在用的']);

  await leaveSession(page);
  await signIn('clerk', { at: MEMBERS });
  await ready(page);
  const theirs = await openViews(page);
  await expect(theirs.getByText(word('list.views.none'))).toBeVisible();
});

test('L2: the link of a view shows somebody else the same rows', async ({ page, signIn, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.origin });
  const [poorest] = await world.sql<{ id: number }>('select id from member where level_id = 2 order by points asc, id asc limit 1');
  await signIn('admin', { at: `${MEMBERS}?levelId=2&sortField=points&sortOrder=asc` });
  await ready(page);
  await saveView(page, '白银');
  await page.getByRole('button', { name: word('list.reset'), exact: true }).click();
  await (await openViews(page, '白银 *')).getByRole('button', { name: named('list.views.share', '白银') }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${world.origin}${MEMBERS}?`);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await leaveSession(page);
  await signIn('clerk', { at: link.slice(world.origin.length) });
  await expect(page.locator('tbody tr[data-id]').first()).toHaveAttribute('data-id', String(poorest?.id));
  await expect(page.getByRole('columnheader', { name: word('member.fields.points') })).toHaveAttribute('aria-sort', 'ascending');
});
