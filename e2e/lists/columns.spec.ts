import type { Page } from '@playwright/test';
import { expect, leaveSession, test, word } from '../fixtures';
import { MEMBERS } from '../member/members';
import { closeColumns, openColumns } from './columns-panel';
import { heads, ready } from './list-page';

const label = (key: string, name: string) => word(key).replace('{name}', name);
const field = (name: string) => word(`member.fields.${name}`);

const edgeOf = (page: Page, name: string) => page.getByRole('separator', { name: label('list.resizeColumn', name) });
const widthOf = async (page: Page, name: string) => Number(await edgeOf(page, name).getAttribute('aria-valuenow'));

test('L3: columns are hidden, moved and pinned by keyboard, kept over a reload, and put back', async ({ page, signIn }) => {
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  const before = await heads(page);
  const panel = await openColumns(page);
  await panel.getByRole('checkbox', { name: label('list.columns.show', field('payTotal')) }).click();
  await panel.getByRole('button', { name: label('list.columns.pinStart', field('status')) }).click();
  const handle = panel.getByRole('button', { name: label('form.sort.handle', field('mobile')) });
  await handle.focus();
  await page.keyboard.press('Space');
  const told = (n: number) => page.getByText(word('form.sort.over').replace('{n}', String(n)).replace('{total}', String(before.length)));
  await expect(page.getByText(label('form.sort.lifted', field('mobile')))).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(told(4)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(word('form.sort.dropped').replace('{n}', '4'))).toBeAttached();
  await closeColumns(page);
  const arranged = [
    field('id'),
    field('nickname'),
    field('status'),
    field('levelName'),
    field('mobile'),
    ...before.filter((name) => !['id', 'nickname', 'status', 'levelName', 'mobile', 'payTotal'].map(field).includes(name)),
  ];
  await expect.poll(() => heads(page)).toEqual(arranged);
  await expect(page.getByRole('columnheader', { name: field('status') })).toHaveClass(/pinned/);
  await page.reload();
  await ready(page);
  await expect.poll(() => heads(page)).toEqual(arranged);
  await (await openColumns(page)).getByRole('button', { name: word('list.columns.reset') }).click();
  await closeColumns(page);
  await expect.poll(() => heads(page)).toEqual(before);
});

test('L3: columns are moved by mouse and made wider by mouse and keyboard; the arrangement is the own one', async ({ page, signIn }) => {
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  const before = await heads(page);
  const panel = await openColumns(page);
  const handle = (name: string) => panel.getByRole('button', { name: label('form.sort.handle', field(name)) });
  await handle('points').hover();
  await page.mouse.down();
  const to = await handle('levelName').boundingBox();
  if (!to) throw new Error('The handle is out of sight.');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await expect(page.getByText(word('form.sort.over').replace('{n}', '4').replace('{total}', String(before.length)))).toBeAttached();
  await page.mouse.up();
  await closeColumns(page);
  const moved = before.map((name) =>
    name === field('points') ? field('levelName') : name === field('levelName') ? field('points') : name,
  );
  await expect.poll(() => heads(page)).toEqual(moved);

  const start = await widthOf(page, field('balance'));
  const edge = await edgeOf(page, field('balance')).boundingBox();
  if (!edge) throw new Error('The edge is out of sight.');
  await page.mouse.move(edge.x + 4, edge.y + 12);
  await page.mouse.down();
  await page.mouse.move(edge.x + 64, edge.y + 12, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, field('balance'))).toBe(start + 60);
  await edgeOf(page, field('balance')).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => widthOf(page, field('balance'))).toBe(start + 44);
  await page.reload();
  await ready(page);
  await expect.poll(() => widthOf(page, field('balance'))).toBe(start + 44);

  // Somebody else in the same browser sees the list as it is made.
  await leaveSession(page);
  await signIn('clerk', { at: MEMBERS });
  await ready(page);
  await expect.poll(() => heads(page)).toEqual(before);
  await expect.poll(() => widthOf(page, field('balance'))).toBe(start);
});

test('L3: at least one column stays, and those a row cannot do without cannot be hidden', async ({ page, signIn }) => {
  await signIn('admin', { at: '/system/systemRolesList' });
  await ready(page);
  const panel = await openColumns(page);
  const shown = (name: string) => panel.getByRole('checkbox', { name: label('list.columns.show', name) });
  await shown(word('role.fields.name')).click();
  await expect(shown(word('role.fields.name'))).toBeChecked();
  for (const key of ['code', 'scope', 'permissions', 'userCount', 'status', 'createTime']) await shown(word(`role.fields.${key}`)).click();
  await closeColumns(page);
  await expect.poll(() => heads(page)).toEqual([word('role.fields.name'), word('common.actions')]);
});
