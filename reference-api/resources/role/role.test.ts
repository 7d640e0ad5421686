import { describe, expect, it } from 'vitest';
import { permissionList } from '@/lib/contract/permission';
import { role, roleInfo, roleOptions, roleStatus } from '@/lib/contract/role';
import { info } from '@/lib/contract/user';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import { testStack } from '@/reference-api/testing/world';

const [SUPER, STORE_ADMIN, CLERK] = [1, 2, 3];
const world = await testStack();
const admin = await world.as('admin');

let made = 0;
const draft = (changes: object = {}) => {
  made += 1;
  return { name: `岗位${made}`, code: `post_${made}`, permissions: ['admin_P1.edit'], scope: 1, ...changes };
};

describe('the permission tree', () => {
  it('has every code, actions under their menus, in the language asked for', async () => {
    const tree = await admin.ask(permissionList);
    expect(tree.flatMap(({ code, children }) => [code, ...children.map((child) => child.code)])).toEqual(allCodes);
    expect(tree.find(({ code }) => code === 'admin_P7')).toMatchObject({
      name: '系统管理',
      children: [{ name: '角色管理' }, { name: '管理员管理' }],
    });
    expect((await admin.ask(permissionList, { language: 'en' })).at(0)).toMatchObject({ name: 'Platform', mainStoreOnly: 1 });
  });
});

describe('roles', () => {
  it('are made with the menus above their actions, and applied to calls at once', async () => {
    const clerk = await world.as('clerk');
    expect((await clerk.ask(info))?.permission).toEqual(['admin_P1', 'admin_P1.edit']);
    const row = await admin.ask(roleInfo, { query: { id: CLERK } });
    await admin.ask(role.update, { body: { ...row, permissions: ['admin_P1.points', 'admin_P3'] } });
    expect((await clerk.ask(info))?.permission).toEqual(['admin_P1', 'admin_P1.points', 'admin_P3']);
    await admin.ask(roleStatus, { body: { ids: [CLERK], status: 0 } });
    expect((await clerk.ask(info))?.permission).toEqual([]);
    await admin.ask(roleStatus, { body: { ids: [CLERK], status: 1 } });
  });

  it('need a name and a code of their own', async () => {
    const { name, code } = await admin.ask(role.create, { body: draft() });
    expect(await admin.send(role.create, { body: draft({ name }) })).toMatchObject({
      code: 40001,
      data: { fieldErrors: [{ field: 'name' }] },
    });
    expect(await admin.send(role.create, { body: draft({ code: code.toUpperCase() }) })).toMatchObject({
      code: 40001,
      data: { fieldErrors: [{ field: 'code' }] },
    });
    expect(await admin.send(role.create, { body: draft({ permissions: [] }) })).toMatchObject({
      code: 40001,
      data: { fieldErrors: [{ field: 'permissions' }] },
    });
  });

  it('built in are left alone', async () => {
    const row = await admin.ask(roleInfo, { query: { id: SUPER } });
    const refused = { code: 60811, msg: '无法修改：系统内置角色' };
    expect(await admin.send(role.update, { body: { ...row, name: '别名' } })).toMatchObject(refused);
    expect(await admin.send(role.remove, { query: { id: STORE_ADMIN } })).toMatchObject(refused);
    expect(await admin.ask(roleStatus, { body: { ids: [SUPER, STORE_ADMIN], status: 0 } })).toMatchObject({
      success: 0,
      failed: [refused, refused],
    });
    expect(row.permissions).toEqual([...allCodes]);
  });

  it('in use are not removed', async () => {
    expect(await admin.send(role.remove, { query: { id: CLERK } })).toMatchObject({ code: 60804, msg: '无法删除：该角色下还有管理员' });
    const unused = await admin.ask(role.create, { body: draft() });
    await admin.ask(role.remove, { query: { id: unused.id } });
    expect(await admin.send(roleInfo, { query: { id: unused.id } })).toMatchObject({ code: 40401, msg: '角色不存在' });
  });

  it('A22: give away only what the giver holds, and lose only that', async () => {
    const lower = await world.withCodes(['admin_P1', 'admin_P1.edit', 'admin_P7', 'admin_P7.role']);
    expect(await lower.send(role.create, { body: draft({ permissions: ['admin_P2'] }) })).toMatchObject({
      code: 60805,
      msg: '无法授权：不能授予自己没有的权限',
    });
    const mixed = await admin.ask(role.create, { body: draft({ permissions: ['admin_P1', 'admin_P2'] }) });
    const withMore = { ...mixed, permissions: ['admin_P1', 'admin_P1.edit', 'admin_P2'] };
    expect(await lower.send(role.update, { body: { ...mixed, permissions: ['admin_P1'] } })).toMatchObject({ code: 60805 });
    expect(await lower.ask(role.update, { body: withMore })).toMatchObject({ permissions: ['admin_P1', 'admin_P1.edit', 'admin_P2'] });
  });

  it('of other stores hold nothing that is for the main store alone', async () => {
    expect(await admin.send(role.create, { body: draft({ scope: 2, permissions: ['admin_P2.audit'] }) })).toMatchObject({ code: 40001 });
    expect(await admin.send(role.create, { body: draft({ permissions: ['admin_P4'] }) })).toMatchObject({ code: 60805 });
  });

  it('one has oneself cannot be switched off', async () => {
    const own = await world.withCodes(allCodes);
    const { rows } = await own.ask(role.list, { query: { name: '测试角色', pageSize: 50 } });
    const answer = await own.ask(roleStatus, { body: { ids: [rows[0]?.id], status: 0 } });
    expect(answer).toMatchObject({ success: 0, failed: [{ code: 60810, msg: '无法停用：不能停用本人的角色' }] });
  });

  it('seen by another store are its own and the built-in one', async () => {
    const store2 = await world.withCodes(storeCodes, 2);
    const mine = await store2.ask(role.create, { body: draft({ scope: 1 }) });
    expect(mine).toMatchObject({ scope: 2, storeId: 2, storeName: '云栖生活馆' });
    const { rows } = await store2.ask(role.list, { query: { pageSize: 50 } });
    expect(new Set(rows.map(({ storeId, builtin }) => (builtin ? 'builtin' : storeId)))).toEqual(new Set(['builtin', 2]));
    expect(await store2.send(role.remove, { query: { id: CLERK } })).toMatchObject({ code: 40304 });
    expect(await store2.send(roleInfo, { query: { id: CLERK } })).toMatchObject({ code: 40401 });
    expect((await store2.ask(roleOptions)).every(({ scope }) => scope === 2)).toBe(true);
    const store1 = await world.withCodes(storeCodes, 1);
    expect((await store1.ask(role.list, { query: { pageSize: 50 } })).rows.map(({ id }) => id)).not.toContain(mine.id);
  });

  it('with the same name may exist in two stores', async () => {
    const name = '同名岗位';
    await (await world.withCodes(storeCodes, 1)).ask(role.create, { body: draft({ name }) });
    await (await world.withCodes(storeCodes, 2)).ask(role.create, { body: draft({ name }) });
    expect((await admin.ask(role.list, { query: { name } })).total).toBe(2);
  });
});
