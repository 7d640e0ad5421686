import { expect, test, word } from '../fixtures';
import { agree, field } from '../page-parts';
import { act } from '../row-action';
import { makeAdministrator } from '../stack/administrators';
import type { TestStack } from '../stack/test-stack';
import { elsewhere, openList, rowOf, save, USERS } from './steps';

/** Every code there is, so that nobody is higher. */
async function everyCode({ api }: TestStack): Promise<string[]> {
  type Node = { code: string; children: Node[] };
  const codes = (nodes: readonly Node[]): string[] => nodes.flatMap((node) => [node.code, ...codes(node.children)]);
  return codes((await api.as('admin', 'GET', '/v1/admin/permission/list')) as Node[]);
}

test('A23: nobody deletes or disables the own account, and one super administrator remains', async ({ page, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, await everyCode(world));
  await signIn(username, { at: false });
  await openList(page, USERS);
  const own = rowOf(page, username).first();
  await act(page, own, word('common.delete'));
  await agree(page, word('common.delete'));
  await expect(page.getByText('无法删除：不能删除本人账号')).toBeVisible();
  await act(page, own, word('common.disable'));
  await agree(page, word('common.disable'));
  await expect(page.getByText('无法停用：不能停用本人账号')).toBeVisible();
  await openList(page, USERS, 'admin');
  await act(page, rowOf(page, 'admin').first(), word('common.delete'));
  await agree(page, word('common.delete'));
  await expect(page.getByText('无法操作：须保留一个超级管理员')).toBeVisible();
});

test('an administrator who holds more is changed by nobody who holds less', async ({ page, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P7', 'admin_P7.user']);
  await signIn(username, { at: false });
  await openList(page, USERS, 'finance01');
  await act(page, rowOf(page, 'finance01'), word('common.edit'));
  await field(page, 'introduction').fill('改动');
  await save(page);
  await expect(page.getByText('无法修改：该管理员的权限高于您')).toBeVisible();
  await expect(field(page, 'introduction'), 'what was typed is kept').toHaveValue('改动');
});

test('F1, F4: the form refuses on its fields: a taken username by the server, a wrong one before it', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  await openList(page, USERS);
  await page.getByRole('button', { name: word('administrator.add') }).click();
  const username = field(page, 'username');
  await username.fill('1a');
  await username.blur();
  await expect(page.getByText('账号须为字母开头的 4-30 位字母、数字或下划线').first()).toBeVisible();
  await username.fill('clerk');
  await field(page, 'name').fill('重名');
  await field(page, 'password').fill('short1');
  await field(page, 'confirmPassword').fill('short1');
  await save(page);
  await expect(page.getByText('密码须为 8-32 位且包含字母和数字').first()).toBeVisible();
  await expect(page.getByText('请选择角色').first()).toBeVisible();
  await field(page, 'password').fill('Shangtai123');
  await field(page, 'confirmPassword').fill('Shangtai123');
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: word('administrator.fields.roleIds') })
    .fill('用户专员');
  await page.getByRole('option', { name: '用户专员' }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await expect(page.locator('[data-field="username"]').getByText('账号已存在')).toBeVisible();
});

test('F3: two editors: the second one compares and nothing typed is lost', async ({ page, signIn, world }) => {
  const { username, id, roleId } = await makeAdministrator(world.api, ['admin_P1']);
  await signIn('admin', { at: false });
  await openList(page, USERS);
  await act(page, rowOf(page, username).first(), word('common.edit'));
  await field(page, 'introduction').fill('我写的');
  const other = { id, name: '别人改的', roleIds: [roleId], version: 1 };
  await world.api.as('admin', 'PUT', '/v1/admin/user', other);
  await save(page);
  await expect(page.getByText(word('form.conflict.title'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: word('form.conflict.apply') }).click();
  await save(page);
  await expect(page.getByText(word('common.updated'), { exact: true })).toBeVisible();
  const [saved] = await world.sql('select name, introduction from admin where id = $1', [id]);
  expect(saved).toEqual({ name: '别人改的', introduction: '我写的' });
});

test('signing somebody out ends that login', async ({ page, browser, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P1']);
  const other = await elsewhere(browser, world, username);
  await expect(other.getByText(word('dashboard.todayOrders'))).toBeVisible();
  await signIn('admin', { at: false });
  await openList(page, USERS);
  await act(page, rowOf(page, username).first(), word('administrator.actions.kick'));
  await agree(page, word('administrator.actions.kick'));
  await expect(page.getByText(word('common.succeeded').replace('{action}', word('administrator.actions.kick')))).toBeVisible();
  await other
    .getByRole('button', { name: word('dashboard.range.last30') })
    .first()
    .click();
  await expect(other.getByRole('alertdialog', { name: '确认退出' })).toBeVisible();
  await other.context().close();
});

test('many are disabled at once, each with its own answer', async ({ page, signIn, world }) => {
  const { username } = await makeAdministrator(world.api, ['admin_P1']);
  const { username: own } = await makeAdministrator(world.api, await everyCode(world));
  await signIn(own, { at: false });
  await openList(page, USERS);
  for (const name of [username, own]) await rowOf(page, name).first().getByRole('checkbox').click();
  await page
    .getByRole('region', { name: word('list.bulkActions') })
    .getByRole('button', { name: word('common.disable') })
    .click();
  await agree(page, word('common.disable'));
  const result = page.getByRole('dialog');
  await expect(result.getByText('成功 1 条，失败 1 条')).toBeVisible();
  await expect(result.getByText('无法停用：不能停用本人账号')).toBeVisible();
  await result
    .getByRole('button', { name: word('list.bulk.close'), exact: true })
    .last()
    .click();
  await expect(rowOf(page, username).first()).toContainText(word('common.off'));
});
