import { readFileSync } from 'node:fs';
import { expect, test, word } from '../fixtures';
import { rowOf, said } from '../page-parts';
import { findMember, MEMBERS, SETTLED, takeMember, takeMembers } from './members';

const total = (n: number) => word('page.total').replace('{n}', n.toLocaleString('en-US'));

test.describe('用户列表 the list of members', () => {
  test('finds by words, narrows by a choice, and goes back to everything', async ({ page, signIn, world, consoleErrors }) => {
    const count = async (where: string) => Number((await world.sql<{ n: string }>(`select count(*) n from member where ${where}`))[0]?.n);
    await signIn('admin', { at: MEMBERS });
    await expect(page.getByText(total(await count('true')))).toBeVisible();
    await page.getByRole('combobox', { name: word('member.fields.levelId') }).click();
    await page.getByRole('option', { name: '黄金会员' }).click();
    await expect(page.getByText(total(await count('level_id = 3')))).toBeVisible();
    const [gold] = await world.sql<{ nickname: string }>('select nickname from member where level_id = 3 order by id limit 1');
    await page.getByRole('searchbox', { name: word('member.keyword') }).fill(gold?.nickname ?? '');
    await page.getByRole('button', { name: word('list.search'), exact: true }).click();
    await expect(page.getByText(total(await count(`level_id = 3 and nickname = '${gold?.nickname}'`)))).toBeVisible();
    await page.getByRole('button', { name: word('list.reset'), exact: true }).click();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(page.getByText(total(await count('true')))).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });

  test('L1: sorts by points both ways and pages; the address brings the same page back', async ({ page, signIn, world }) => {
    const ids = (await takeMembers(world, SETTLED, 12)).map(({ id }) => id);
    await world.sql("update member set nickname = '积分' || id where id = any($1::int[])", [ids]);
    const ordered = (order: string) =>
      world.sql<{ id: number }>(`select id from member where id = any($1::int[]) order by ${order}`, [ids]);
    const [richest] = await ordered('points desc, id desc');
    const eleventh = (await ordered('points asc, id asc')).at(10);
    await signIn('admin', { at: `${MEMBERS}?keyword=${encodeURIComponent('积分')}&pageSize=10` });
    const head = page.getByRole('columnheader', { name: word('member.fields.points') });
    await head.getByRole('button').first().click();
    await expect(page.locator('tbody tr').first()).toHaveAttribute('data-id', String(richest?.id));
    await head.getByRole('button').first().click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: word('page.page').replace('{n}', '2'), exact: true }).click();
    await expect(page.locator('tbody tr').first()).toHaveAttribute('data-id', String(eleventh?.id));
    await page.reload();
    await expect(page.locator('tbody tr').first()).toHaveAttribute('data-id', String(eleventh?.id));
  });

  test('disables rows chosen on two pages with one reason; the one that is refused is named', async ({ page, signIn, world }) => {
    const chosen = await takeMembers(world, 'level_id = 2', 2);
    const gone = await takeMember(world, 'level_id = 2');
    await world.sql('update member set status = -1 where id = $1', [gone.id]);
    await world.sql("update member set nickname = '批量' || id where id = any($1::int[])", [[...chosen.map(({ id }) => id), gone.id]]);
    // Ten more of the name make a second page.
    const fillers = await takeMembers(world, 'level_id = 2', 10);
    await world.sql("update member set nickname = '批量' || id, register_time = '2020-01-01' where id = any($1::int[])", [
      fillers.map(({ id }) => id),
    ]);
    await world.sql("update member set register_time = '2019-01-01' where id = $1", [gone.id]);
    await signIn('admin', { at: `${MEMBERS}?keyword=${encodeURIComponent('批量')}&pageSize=10` });
    for (const { id } of chosen) await rowOf(page, id).getByRole('checkbox').click();
    await page.getByRole('button', { name: word('page.next'), exact: true }).click();
    await rowOf(page, gone.id).getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: word('list.bulkActions') });
    await expect(bar).toContainText(word('list.selected').replace('{n}', '3'));
    await bar.getByRole('button', { name: word('member.actions.disable'), exact: true }).click();
    const reason = page.getByRole('dialog');
    await reason.getByLabel(word('common.reason')).fill('批量刷单');
    await reason.getByRole('button', { name: word('member.actions.disable'), exact: true }).click();
    const result = page.getByRole('dialog', { name: word('member.actions.disable'), exact: true });
    await expect(result).toContainText('成功 2 条，失败 1 条');
    await expect(result.getByRole('row', { name: `${gone.id} 无法操作：用户已注销` })).toBeVisible();
    const states = await world.sql<{ status: number }>('select status from member where id = any($1::int[])', [chosen.map(({ id }) => id)]);
    expect(states.map(({ status }) => status)).toEqual([0, 0]);
  });

  test('exports what is chosen as a file with heads in the shown language', async ({ page, signIn, world }) => {
    const chosen = await takeMember(world, 'true');
    await signIn('admin', { at: MEMBERS });
    await (await findMember(page, chosen)).getByRole('checkbox').click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: word('list.exportSelected'), exact: true }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^用户列表-\d{8}-\d{6}\.csv$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [head, row, ...rest] = text.trim().split('\r\n');
    expect(head).toContain(`${word('member.fields.id')},${word('member.fields.nickname')},${word('member.fields.mobile')}`);
    expect(row).toMatch(new RegExp(`^${chosen.id},`));
    expect(rest).toEqual([]);
  });

  test('the switch asks why before it disables, and enables at once', async ({ page, signIn, world }) => {
    const member = await takeMember(world, 'true');
    await signIn('admin', { at: MEMBERS });
    const status = (await findMember(page, member)).getByRole('switch');
    await status.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('member.actions.disable'), exact: true })
      .click();
    await expect(page.getByRole('dialog').getByText('请输入原因')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('form.cancel'), exact: true })
      .click();
    await expect(status).toHaveAttribute('aria-checked', 'true');
    await status.click();
    await page.getByRole('dialog').getByLabel(word('common.reason')).fill('恶意退款');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('member.actions.disable'), exact: true })
      .click();
    await expect(said(page, '禁用成功')).toBeVisible();
    await expect(status).toHaveAttribute('aria-checked', 'false');
    await status.click();
    await expect(status).toHaveAttribute('aria-checked', 'true');
    await expect(status).toBeEnabled();
  });

  test('another store sees its own members and neither adds nor moves balances', async ({ page, signIn, world }) => {
    const [own] = await world.sql<{ n: string }>('select count(*) n from member where store_id = 1');
    await signIn('store1', { at: MEMBERS });
    await expect(page.getByText(total(Number(own?.n)))).toBeVisible();
    await expect(page.getByRole('columnheader', { name: word('member.fields.storeName') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: word('member.add') })).toHaveCount(0);
    const row = page.locator('tbody tr').first();
    await row.getByRole('button', { name: word('list.moreActions'), exact: true }).click();
    await expect(page.getByRole('menuitem', { name: word('member.actions.points'), exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: word('member.actions.balance'), exact: true })).toHaveCount(0);
  });

  test('a clerk without the codes for points and balance is not offered them', async ({ page, signIn }) => {
    await signIn('clerk', { at: MEMBERS });
    const row = page.locator('tbody tr').first();
    await row.getByRole('button', { name: word('list.moreActions'), exact: true }).click();
    await expect(page.getByRole('menuitem', { name: word('member.actions.level'), exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: word('member.actions.points'), exact: true })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: word('member.actions.balance'), exact: true })).toHaveCount(0);
  });
});
