import { expect, test, word } from '../fixtures';
import { agree, field } from '../page-parts';
import { act } from '../row-action';
import { makeAdministrator } from '../stack/administrators';
import { elsewhere, freshName, menuPaths, openList, permission, ROLES, rowOf, save, USERS } from '../user/steps';

const PASSWORD = 'Shangtai123';

test('a role is made and granted, an administrator made with it sees exactly its menu', async ({ page, browser, signIn, world }) => {
  const name = freshName('role');
  const username = freshName('holder');
  await signIn('admin', { at: false });
  await openList(page, ROLES);
  await page.getByRole('button', { name: word('role.add') }).click();
  await field(page, 'name').fill(name);
  await field(page, 'code').fill(name);
  await save(page);
  await expect(page.getByText('请选择权限', { exact: true }).first()).toBeVisible();

  await permission(page, '编辑用户').getByText('编辑用户', { exact: true }).click();
  const members = permission(page, '用户管理');
  await expect(members, 'half checked').toHaveAttribute('aria-checked', 'mixed');
  await expect(members.getByRole('treeitem').first(), 'the menu comes along').toHaveAttribute('aria-checked', 'true');
  await save(page);
  await expect(page.getByText(word('common.created'), { exact: true })).toBeVisible();
  const row = rowOf(page, name).first();
  await expect(row).toContainText('用户管理');
  await expect(row).toContainText('编辑用户');

  await openList(page, USERS);
  await page.getByRole('button', { name: word('administrator.add') }).click();
  await field(page, 'username').fill(username);
  await field(page, 'name').fill('旅程');
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'confirmPassword').fill('another1');
  const roles = field(page, 'roleIds');
  await roles.fill(name);
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await expect(page.getByText('两次输入的密码不一致', { exact: true })).toBeVisible();
  await field(page, 'confirmPassword').fill(PASSWORD);
  await save(page);
  await expect(page.getByText(word('common.created'), { exact: true })).toBeVisible();
  await expect(rowOf(page, username)).toContainText(name);

  const other = await elsewhere(browser, world, username);
  const opens = ['/dashboard', '/member/memberList', '/member/pointRecord', '/member/balanceRecord', '/member/memberLevel'];
  expect((await menuPaths(other)).filter((path) => path !== '/').sort()).toEqual(opens.sort());
  await other.context().close();

  await openList(page, ROLES);
  await act(page, rowOf(page, name).first(), word('common.delete'));
  await agree(page, word('common.delete'));
  await expect(page.getByText('无法删除：该角色下还有管理员')).toBeVisible();
});

test('A22: a code one does not hold is disabled in the editor and refused when it is forced', async ({ page, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P1', 'admin_P7', 'admin_P7.role']);
  await signIn(username, { at: false });
  await openList(page, ROLES);
  await page.getByRole('button', { name: word('role.add') }).click();
  const edit = permission(page, '编辑用户');
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await edit.getByText('编辑用户').click({ force: true });
  await expect(edit).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('button', { name: word('permission.selectAll'), exact: true }).click();
  await expect(permission(page, '角色管理')).toHaveAttribute('aria-checked', 'true');
  await expect(edit).toHaveAttribute('aria-checked', 'false');
  const forced = await page.request.post('/api/v1/admin/role', {
    headers: { 'x-csrf': '1', origin: world.origin },
    data: { name: '越权', code: freshName('forced'), permissions: ['admin_P1', 'admin_P1.edit'], scope: 1 },
  });
  expect(await forced.json()).toMatchObject({ code: 60805, msg: '无法授权：不能授予自己没有的权限' });
});

test('a role of other stores is offered nothing of the main store alone', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  await openList(page, ROLES);
  await page.getByRole('button', { name: word('role.add') }).click();
  await permission(page, '平台级权限').getByText('平台级权限').click();
  await page.getByRole('radio', { name: '门店' }).check();
  await expect(permission(page, '用户管理')).toBeVisible();
  await expect(page.getByRole('treeitem').filter({ hasText: '平台级权限' })).toHaveCount(0);
  await expect(page.getByText(word('permission.chosen').replace('{n}', '0').replace('{total}', '24'))).toBeVisible();
});

test('built-in roles are looked at and copied, never changed', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  await openList(page, ROLES, 'store_admin');
  const builtin = rowOf(page, 'store_admin');
  for (const label of ['edit', 'disable', 'delete']) {
    await act(page, builtin, word(`common.${label}`));
    await expect(page.getByText('无法修改：系统内置角色').first()).toBeVisible();
  }
  await act(page, builtin, word('role.fields.permissions'));
  await expect(permission(page, '用户管理')).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByRole('dialog').getByRole('button', { name: word('form.save') })).toHaveCount(0);
});

test('the own role cannot be disabled', async ({ page, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P7', 'admin_P7.role']);
  await signIn(username, { at: false });
  await openList(page, ROLES);
  await act(page, rowOf(page, username).first(), word('common.disable'));
  await agree(page, word('common.disable'));
  await expect(page.getByText('无法停用：不能停用本人的角色')).toBeVisible();
});

test('without the action codes nothing can be changed and no button says otherwise', async ({ page, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P7', 'admin_P1', 'admin_P1.edit']);
  await signIn(username, { at: false });
  await openList(page, ROLES, 'super_admin');
  await expect(page.getByRole('button', { name: word('role.add') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: word('common.edit'), exact: true })).toHaveCount(0);
  await expect(rowOf(page, 'super_admin').getByRole('button', { name: word('role.fields.permissions'), exact: true })).toBeVisible();
  await openList(page, USERS);
  await expect(page.getByRole('button', { name: word('administrator.add') })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: word('common.actions') })).toHaveCount(0);
});

test('another store sees the role made for it and its own, and chooses no scope', async ({ page, signIn, world }) => {
  const own = await world.sql<{ id: number }>("select id from role where store_id = 2 or code = 'store_admin'");
  await signIn('store2', { at: false });
  await openList(page, ROLES);
  const rows = page.locator('tbody tr[data-id]');
  await expect(rows).toHaveCount(own.length);
  const seen = await rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-id'))));
  expect(seen.sort((one, other) => one - other)).toEqual(own.map(({ id }) => id).sort((one, other) => one - other));
  await expect(rowOf(page, 'store_admin')).toBeVisible();
  await expect(rowOf(page, 'store2_clerk')).toBeVisible();
  await page.getByRole('button', { name: word('role.add') }).click();
  await expect(permission(page, '用户管理')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('treeitem').filter({ hasText: '平台级权限' })).toHaveCount(0);
});
