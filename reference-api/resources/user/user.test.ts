import { beforeAll, describe, expect, it } from 'vitest';
import { info, user, userStatus } from '@/lib/contract/user';
import { userOptions } from '@/lib/contract/user/options';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import type { Person } from '@/reference-api/testing/person';
import { testStack } from '@/reference-api/testing/world';

const PASSWORD = 'Shangtai123';
const [SUPER, STORE_ADMIN, CLERK] = [1, 2, 3];
let admin: Person;
const world = await testStack();
beforeAll(async () => {
  admin = await world.as('admin');
});

let made = 0;
const draft = (changes: object = {}) => {
  made += 1;
  return { username: `person_${made}`, password: PASSWORD, name: `某人${made}`, roleIds: [CLERK], storeId: 0, ...changes };
};
const create = (changes: object = {}) => admin.ask(user.create, { body: draft(changes) });

describe('the list of administrators', () => {
  it('shows all stores to the main store, and a store its own', async () => {
    const all = await admin.ask(user.list, { query: { pageSize: 50 } });
    expect(new Set(all.rows.map(({ storeId }) => storeId))).toEqual(new Set([0, 1, 2]));
    const store2 = await world.as('store2');
    const own = await store2.ask(user.list, { query: { storeId: 1 } });
    expect(own.rows.map(({ username }) => username).sort(), 'a store asked for is ignored').toEqual(['store2', 'yunqi_clerk']);
    expect((await admin.ask(user.list, { query: { storeId: 1 } })).rows).toHaveLength(1);
  });

  it('finds by words, role and state, and shows no mobile in full', async () => {
    const found = await admin.ask(user.list, { query: { keyword: '13588120002' } });
    expect(found.rows).toMatchObject([{ username: 'clerk', mobile: '135****0002', roleNames: ['用户专员'], storeName: '总店' }]);
    expect((await admin.ask(user.list, { query: { keyword: '%' } })).total).toBe(0);
    expect((await admin.ask(user.list, { query: { status: 0 } })).rows.map(({ username }) => username)).toEqual(['disabled']);
    expect((await admin.ask(user.list, { query: { roleId: STORE_ADMIN } })).total).toBe(2);
  });

  it('puts those who never signed in last, and pages without loss', async () => {
    const ids: number[] = [];
    for (let currPage = 1; currPage <= 4; currPage += 1) {
      const { rows } = await admin.ask(user.list, { query: { currPage, pageSize: 3, sortField: 'lastLoginTime', sortOrder: 'desc' } });
      ids.push(...rows.map(({ id }) => id));
    }
    const { total, rows } = await admin.ask(user.list, { query: { pageSize: 50, sortField: 'lastLoginTime', sortOrder: 'desc' } });
    expect(new Set(ids).size).toBe(total);
    expect(rows[0]?.lastLoginTime).not.toBeNull();
    expect(rows.at(-1)?.lastLoginTime).toBeNull();
  });
});

describe('creating and changing', () => {
  it('makes somebody who can sign in', async () => {
    const row = await create({ mobile: '13912345678', email: 'a@b.example' });
    expect(row).toMatchObject({ mobile: '139****5678', roleIds: [CLERK], storeName: '总店', loginCount: 0, version: 1 });
    expect(await (await world.as(row.username)).ask(info)).toMatchObject({ permission: ['admin_P1', 'admin_P1.edit'] });
  });

  it('refuses a name and a mobile that are taken, on the field', async () => {
    expect(await admin.send(user.create, { body: draft({ username: 'ADMIN' }) })).toMatchObject({
      code: 60801,
      msg: '账号已存在',
      data: { fieldErrors: [{ field: 'username' }] },
    });
    expect(await admin.send(user.create, { body: draft({ mobile: '13588120001' }) })).toMatchObject({
      code: 60104,
      data: { fieldErrors: [{ field: 'mobile' }] },
    });
  });

  it('names every wrong field in the language asked for', async () => {
    const refused = await admin.send(user.create, { body: draft({ username: '1', password: 'short', roleIds: [] }), language: 'en' });
    expect(refused.code).toBe(40001);
    const { fieldErrors } = refused.data as { fieldErrors: { field: string; msg: string }[] };
    expect(fieldErrors.map(({ field }) => field).sort()).toEqual(['password', 'roleIds', 'username']);
    expect(fieldErrors.find(({ field }) => field === 'username')?.msg).toBe(
      'Username: 4-30 letters, digits or underscores, starting with a letter',
    );
    expect(refused.msg).toBe(refused.message);
  });

  it('fits the role to the store', async () => {
    expect(await admin.send(user.create, { body: draft({ storeId: 1 }) })).toMatchObject({ code: 60813, msg: '角色与所属门店不匹配' });
    expect(await admin.send(user.create, { body: draft({ roleIds: [STORE_ADMIN] }) })).toMatchObject({ code: 60813 });
    expect(await admin.send(user.create, { body: draft({ storeId: 77, roleIds: [STORE_ADMIN] }) })).toMatchObject({
      code: 40401,
      msg: '门店不存在',
    });
    const store2 = await world.as('store2');
    const row = await store2.ask(user.create, { body: draft({ storeId: 0, roleIds: [STORE_ADMIN] }) });
    expect(row.storeId, 'a store makes its own people only').toBe(2);
  });

  it('keeps a masked mobile, ends the login when roles change, and refuses a stale version', async () => {
    const row = await create({ mobile: '13700001111' });
    const somebody = await world.as(row.username);
    const { roleIds: _old, ...patch } = row;
    const changed = await admin.ask(user.update, { body: { ...patch, password: '', remark: '改过', roleIds: [CLERK] } });
    expect(changed).toMatchObject({ remark: '改过', version: 2 });
    expect(await somebody.send(info)).toMatchObject({ code: 0 });
    expect((await admin.ask(user.list, { query: { keyword: '13700001111' } })).total, 'the mobile is still the full one').toBe(1);
    expect(await admin.send(user.update, { body: { ...patch, password: '', roleIds: [CLERK] } })).toMatchObject({ code: 40901 });
    await admin.ask(user.update, { body: { ...patch, version: 2, password: '', roleIds: [CLERK, 4] } });
    expect(await somebody.send(info)).toMatchObject({ code: 50012 });
  });
});

describe('guards', () => {
  it('A23: protects oneself', async () => {
    const { adminId } = (await admin.ask(info)) ?? {};
    expect(await admin.send(user.remove, { query: { id: adminId ?? 0 } })).toMatchObject({
      code: 60802,
      msg: '无法删除：不能删除本人账号',
    });
    const answer = await admin.ask(userStatus, { body: { ids: [adminId, 999_999], status: 0 } });
    expect(answer).toMatchObject({
      success: 0,
      failed: [
        { code: 60809, msg: '无法停用：不能停用本人账号' },
        { code: 40401, msg: '管理员不存在' },
      ],
    });
  });

  it('A23: keeps one super administrator, even when both are switched off at the same moment', async () => {
    const { rows } = await admin.ask(user.list, { query: { keyword: 'admin' } });
    const first = rows.find(({ username }) => username === 'admin');
    const second = await create({ roleIds: [SUPER] });
    const equal = await world.withCodes(allCodes);
    const off = (id: number | undefined) => equal.ask(userStatus, { body: { ids: [id], status: 0 } });
    // Somebody is just switching the second one off: the other call has to wait for how that ends.
    const client = await world.pool.connect();
    await client.query('begin');
    await client.query(`select id from role where code = 'super_admin' for update`);
    await client.query('update admin set status = 0 where id = $1', [second.id]);
    const waiting = off(first?.id);
    await expect
      .poll(
        async () =>
          (await world.sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%from "role"%for update%'`))
            .length,
      )
      .toBe(1);
    await client.query('commit');
    client.release();
    expect(await waiting).toMatchObject({ success: 0, failed: [{ code: 60803, msg: '无法操作：须保留一个超级管理员' }] });

    await equal.ask(userStatus, { body: { ids: [second.id], status: 1 } });
    expect(await off(first?.id)).toMatchObject({ success: 1 });
    await equal.ask(userStatus, { body: { ids: [first?.id], status: 1 } });
    await equal.ask(user.remove, { query: { id: second.id } });
    const present = await equal.ask(user.list, { query: { keyword: 'admin' } });
    const last = present.rows.find(({ username }) => username === 'admin');
    expect(await equal.send(user.remove, { query: { id: last?.id } })).toMatchObject({
      code: 60803,
      msg: '无法操作：须保留一个超级管理员',
    });
    const demoted = { ...last, roleIds: [CLERK], password: '' };
    expect(await equal.send(user.update, { body: demoted }), 'taking the role away is the same').toMatchObject({ code: 60803 });
    admin = await world.as('admin');
  });

  it('does not let anybody act on, or become, somebody higher', async () => {
    const lower = await world.withCodes(['admin_P7', 'admin_P7.user', 'admin_P1', 'admin_P1.edit']);
    const { rows } = await admin.ask(user.list, { query: { pageSize: 50 } });
    const idOf = (name: string) => rows.find(({ username }) => username === name)?.id ?? 0;
    expect(await lower.send(user.remove, { query: { id: idOf('admin') } })).toMatchObject({
      code: 60812,
      msg: '无法修改：该管理员的权限高于您',
    });
    expect(await lower.ask(userStatus, { body: { ids: [idOf('finance01'), idOf('clerk')], status: 1 } })).toMatchObject({
      success: 1,
      failed: [{ code: 60812 }],
    });
    expect(await lower.send(user.create, { body: draft({ roleIds: [SUPER] }) })).toMatchObject({ code: 60805 });
    expect(await lower.send(user.create, { body: draft({ roleIds: [CLERK] }) })).toMatchObject({ code: 0 });
  });

  it("refuses another store's administrator on writing and shows none", async () => {
    const store1 = await world.withCodes(storeCodes, 1);
    const { rows } = await admin.ask(user.list, { query: { storeId: 2 } });
    expect(await store1.send(user.remove, { query: { id: rows[0]?.id } })).toMatchObject({ code: 40304 });
    expect(await store1.send(user.remove, { query: { id: 999_999 } })).toMatchObject({ code: 40401 });
  });

  it("offers the enabled people of one's own store for a choice", async () => {
    const choices = await (await world.withCodes(allCodes, 2)).ask(userOptions, { query: { keyword: 'yunqi' } });
    expect(choices).toMatchObject([{ username: 'yunqi_clerk', name: '何雨桐' }]);
    expect((await admin.ask(userOptions)).map(({ username }) => username)).not.toContain('disabled');
  });

  it('offers for the work on orders only those who may do it', async () => {
    const [may, mayNot] = [await world.withCodes(['admin_P3'], 2), await world.withCodes(['admin_P5'], 2)];
    const offered = async (query: Record<string, number>) =>
      (await (await world.withCodes(allCodes, 2)).ask(userOptions, { query })).map(({ id }) => id);
    expect(await offered({})).toEqual(expect.arrayContaining([may.adminId, mayNot.adminId]));
    const handlers = await offered({ forOrders: 1 });
    expect(handlers).toContain(may.adminId);
    expect(handlers).not.toContain(mayNot.adminId);
  });
});
